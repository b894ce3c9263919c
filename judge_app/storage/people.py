"""The club's roster: one file, every person with an id that games remember."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any
from uuid import uuid4

from pydantic import TypeAdapter, ValidationError

from judge_app.engine.text import T, Text
from judge_app.storage import disk
from judge_app.storage.locks import Lock
from judge_app.storage.newer import Kind
from judge_app.storage.pinyin import is_typed, spellings, typed
from judge_app.storage.places import PEOPLE_FILE
from judge_app.storage.seating import NOBODY, Sitter

FILE = PEOPLE_FILE
_WAIT = 2.0
"""Seconds to wait for another window that is writing the roster."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who plays at the club. `is_away`: no longer offered for a seat, yet kept for his games."""

    id: str
    name: str
    nicknames: tuple[str, ...] = ()
    notes: str = ""
    is_away: bool = False

    @property
    def sitter(self) -> Sitter:
        return Sitter(self.name, self.id)

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.nicknames)


def _misread(raw: Mapping[str, Any]) -> tuple[str, ...]:
    return () if _persons_of(raw)[1] else ("people",)


KIND = Kind(1, frozenset(["people"]), {"people": frozenset(each.name for each in fields(Person))}, _misread)


class Roster:
    """All persons by id. Every change is read, made and written as one, so two windows lose nothing.

    `trouble` is one sentence while the disk does not take the roster, or a newer program's stands there:
    what was changed is kept and goes with the next change. `notice` says that an unreadable file was
    set aside.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._unsaved: dict[str, Person] = {}
        self.trouble: Text | None = None
        self.notice: Text | None = None
        self.persons: dict[str, Person] = self._first_read()

    def add(self, name: str, nicknames: Sequence[str] = (), notes: str = "") -> Person:
        """A new person; two may bear one name."""
        person = Person(uuid4().hex[:12], name.strip(), tuple(nicknames), notes)
        self.put([person])
        return person

    def put(self, persons: Iterable[Person]) -> bool:
        """Keep these persons as they are now; False, with `trouble`, if the disk refuses.

        Raises ValueError for a person without a name.
        """
        changed = {person.id: person for person in persons}
        if not all(person.name for person in changed.values()):
            raise ValueError("a person needs a name")
        self._unsaved.update(changed)
        try:
            self._save()
        except OSError as error:
            self.persons = {**self.persons, **self._unsaved}
            self.trouble = T("{why}，名册没有存上；改动先记着，下次一起存", why=disk.reason(error))
            return False
        self._unsaved.clear()
        self.trouble = None
        return True

    def send_away(self, person_id: str, is_away: bool = True) -> None:
        """Offer someone for seats no longer, or again."""
        self.put([replace(self.persons[person_id], is_away=is_away)])

    def present(self) -> list[Person]:
        """Who is offered for seats, by name."""
        return sorted((p for p in self.persons.values() if not p.is_away), key=lambda p: p.name)

    def find(self, text: str) -> list[Person]:
        """Who is meant by part of a name or nickname, or by letters of its pinyin; best first."""
        sought = typed(text)
        found = [(_rank(person, sought), person) for person in self.present()] if sought else []
        return [person for rank, person in sorted(found, key=lambda pair: pair[0]) if rank < _NOT_MEANT]

    def sitter(self, name: str) -> Sitter:
        """The person of exactly that name or nickname; a bare name if nobody or several bear it."""
        name = name.strip()
        bearers = [person for person in self.present() if name in person.names]
        return bearers[0].sitter if name and len(bearers) == 1 else Sitter(name) if name else NOBODY

    def enrol(self, names: Sequence[str]) -> tuple[Sitter, ...]:
        """A pasted list: each name as a sitter; who is not in the roster yet is added to it."""
        known = [self.sitter(name) for name in names]
        fresh = {s.name: Person(uuid4().hex[:12], s.name) for s in known if s.name and not s.id}
        new = {name: person for name, person in fresh.items() if not self._is_borne(name)}
        if new:
            self.put(new.values())
        return tuple(new[s.name].sitter if s.name in new else s for s in known)

    def _is_borne(self, name: str) -> bool:
        return any(name in person.names for person in self.persons.values())

    # the file

    def _save(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(self._path, _WAIT)
        try:
            if lock.is_taken:
                raise TimeoutError
            self.persons = {**self._read(), **self._unsaved}
            content = {"people": [asdict(person) for person in self.persons.values()]}
            KIND.write(self._path, content, is_waited_for=True)
        finally:
            lock.release()

    def _read(self) -> dict[str, Person]:
        try:
            raw = self._path.read_bytes()
        except FileNotFoundError:
            return {}
        KIND.check(self._path)
        persons, is_whole = persons_in(raw)
        if not is_whole:
            copy = disk.set_aside(self._path).name
            self.notice = T("名册有读不出的地方；原文件另存为 {copy}", copy=copy)
        return persons

    def _first_read(self) -> dict[str, Person]:
        try:
            return self._read()
        except disk.WrittenByNewer as error:
            self.trouble = error.text
            return persons_in(self._path.read_bytes())[0]
        except OSError as error:
            self.trouble = T("名册打不开：{why}", why=disk.reason(error))
            return {}


def persons_in(raw: bytes) -> tuple[dict[str, Person], bool]:
    """The persons in a roster's file, and whether all of it could be read."""
    try:
        return _persons_of(json.loads(raw))
    except (ValueError, RecursionError):
        return {}, False


def _persons_of(raw: Any) -> tuple[dict[str, Person], bool]:
    try:
        found = [_person(entry) for entry in raw["people"]]
    except (KeyError, TypeError):
        return {}, False
    good = [person for person in found if person]
    return {person.id: person for person in good}, len(good) == len(found)


_PERSON: TypeAdapter[Person] = TypeAdapter(Person)


def _person(entry: object) -> Person | None:
    with suppress(ValidationError):
        person = _PERSON.validate_python(entry)
        return person if person.id and person.name else None
    return None


_NOT_MEANT = 4


def _rank(person: Person, sought: str) -> int:
    """0 exactly so, 1 begins so, 2 by pinyin, 3 somewhere inside, 4 not meant."""
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: name == sought,
        lambda name: name.startswith(sought),
        lambda name: any(form.startswith(sought) for form in spellings(name)),
        lambda name: is_typed(sought, name, spellings(name)),
    )
    names = [typed(name) for name in person.names]
    return next((rank for rank, test in enumerate(tests) if any(map(test, names))), _NOT_MEANT)


def merged(mine: Mapping[str, Person], theirs: Iterable[Person]) -> list[Person]:
    """Those of `theirs` that are new here: mine stay as they are, twins but for their id are one person."""
    known = {_but_id(person) for person in mine.values()}
    return [person for person in theirs if person.id not in mine and _but_id(person) not in known]


def _but_id(person: Person) -> tuple[object, ...]:
    return (person.name, person.nicknames, person.notes)
