"""A JSON Schema of ruleset files, for editors that check and complete while one types."""

from collections.abc import Iterable
from typing import Any

from judge_app.rulesets.known import FOLLOW_UPS, KNOWN_ROLES, NIGHT_STEPS, SCRIPT_STEPS
from judge_app.rulesets.option import Option
from judge_app.rulesets.options import OPTIONS
from judge_app.rulesets.shape import FORMAT, FileShape

Schema = dict[str, Any]


def schema() -> Schema:
    """The shape of a file, with the names that it may use."""
    made = FileShape.model_json_schema()
    parts, boards = made["properties"], made["$defs"]["BoardShape"]["properties"]
    made |= {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "judge-app ruleset"}
    made["required"] = ["format", "id", "title"]
    parts["format"] = {"const": FORMAT, "description": parts["format"]["description"]}
    parts["id"] |= {"pattern": "^[a-z0-9][a-z0-9-]{0,63}$"}
    parts["roles"] |= {"items": {"enum": sorted(KNOWN_ROLES)}, "uniqueItems": True}
    boards["deck"] = _table(sorted(KNOWN_ROLES), {"type": "integer", "minimum": 1}) | _told(boards["deck"])
    parts["names"] = _table([*sorted(KNOWN_ROLES), "sheriff"], {"type": "string"}) | _told(parts["names"])
    steps = sorted(NIGHT_STEPS | SCRIPT_STEPS.keys() | FOLLOW_UPS.keys())
    parts["script"] = _table(steps, {"$ref": "#/$defs/StepShape"}) | _told(parts["script"])
    for table in (parts, boards):
        table["options"] = _options() | _told(table["options"])
    return made


def _told(part: Schema) -> Schema:
    return {"description": part["description"]}


def _table(keys: Iterable[str], value: Schema) -> Schema:
    return {"type": "object", "properties": dict.fromkeys(keys, value), "additionalProperties": False}


def _options() -> Schema:
    known = {option.id: _option(option) for option in OPTIONS.values()}
    return {"type": "object", "properties": known, "additionalProperties": False}


def _option(option: Option) -> Schema:
    told = f"{option.name.zh}：{option.meaning.zh}"
    return {**_values(option), "description": told, "default": option.default}


def _values(option: Option) -> Schema:
    if option.type == "bool":
        return {"type": "boolean"}
    if option.type == "choice":
        return {"enum": list(option.choices)}
    if option.type in ("choices", "roles"):
        items = sorted(KNOWN_ROLES) if option.type == "roles" else list(option.choices)
        return {"type": "array", "items": {"enum": items}, "uniqueItems": True}
    number = {
        "type": "integer" if option.is_whole else "number",
        "minimum": option.low,
        "maximum": option.high,
    }
    if option.type != "table":
        return number
    fields = {"at_most": {"type": "integer", "minimum": 0, "maximum": 99}, "weight": number}
    return {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }
