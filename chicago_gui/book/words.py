"""What the book says to players: each sentence is a pattern, its figures named in braces."""

from enum import Enum, StrEnum, unique


@unique
class Cause(StrEnum):
    """Why the disk or the book said no, short enough to stand in brackets in a sentence."""

    FULL = "the disk is full"
    HELD = "another program holds the book"
    FOLDER = "the folder cannot be written"
    FILE = "the file cannot be opened"
    DAMAGED = "the book is damaged"
    DISK = "the disk failed"
    UNKNOWN = "for an unknown reason"


@unique
class Reason(Enum):
    """What the book refuses, and what it tells when it was opened."""

    # Refusals.
    NOT_OPENED = "the book {path} could not be opened ({cause})"
    NOT_READ = "the book could not be read ({cause})"
    NOT_KEPT = "the book could not be written ({cause}); nothing in it was changed"
    NO_BOOK = "there is no book {path}"
    NEWER = "the book {path} was written by a newer program and was left as it is"
    FOREIGN = "{path} is not a book of this game and was left as it is"
    OTHER_NAME = (
        "the book {path} is open under another name, {other}; under two names entries would be "
        "lost, so it was not opened"
    )
    SECOND_NAME = (
        "the book {path} has a second name on this disk (a hard link); under two names entries "
        "would be lost, so it was not opened: leave it one"
    )
    NO_SUCH_SESSION = "the book has no such session"
    ALREADY_KEPT = "the book has this session already"
    STALE = "another program changed this session meanwhile"
    SESSION_DAMAGED = "the session cannot be read: its place in the book is damaged"
    UNKNOWN_GAME = (
        "the session of {when} is of a game this program does not know; a newer one opens it"
    )
    NOT_BACKED_UP = "the backup could not be written ({cause}); the book is as it was"
    BACKUP_DAMAGED = "the backup {path} is damaged; the book stays as it is"
    SAME_PERSON = "{one} and {other} are one name already"
    SAME_EVENING = "{one} and {other} played in one evening, so they are two people"

    # What happened at opening.
    BACKUP_OPENED = (
        "the book was damaged and now lies at {aside}; the backup of {when:%Y-%m-%d %H:%M} "
        "was opened in its place (sessions saved from the damaged book: {saved})"
    )
    BEGUN_ANEW = (
        "the book was damaged and now lies at {aside}; there is no sound backup, so a new book "
        "was begun (sessions saved from the damaged book: {saved})"
    )
    BACKUP_FOR_MISSING = (
        "the book {path} was missing; the backup of {when:%Y-%m-%d %H:%M} was opened in its place"
    )
    BEGUN_FOR_MISSING = (
        "the book {path} was missing and there is no sound backup, so a new book was begun; "
        "an earlier one lies at {aside}"
    )
    OLDER_THAN_KEPT = (
        "the book {path} is older than {aside}, which was kept when another file was put in the "
        "book's place (sessions that are newer there: {count})"
    )
    OLDER_THAN_BACKUP = (
        "the book {path} is older than its backup of {when:%Y-%m-%d %H:%M}, which Backups puts "
        "back (sessions that are newer there: {count})"
    )
    PUT_BACK = (
        "the book {path} was gone from its folder; it was written there again whole, and nothing "
        "that was typed is lost"
    )
    KEPT_BESIDE = (
        "another file was put in the place of the book {path} and stays as it is; the book goes on "
        "at {aside}, and nothing that was typed is lost"
    )
    BROUGHT_UP_TO_DATE = "the book was brought up to date; as it was before, it lies at {backup}"
