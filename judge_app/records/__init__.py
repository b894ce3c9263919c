"""Games as text: read a record, replay it through the engine, check what it expects."""

from judge_app.records.errors import RecordError
from judge_app.records.model import Record
from judge_app.records.reader import read_record
from judge_app.records.runner import Replay, replay

__all__ = ["Record", "RecordError", "Replay", "read_record", "replay"]
