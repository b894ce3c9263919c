"""The JSON Schema and the README, held against the models and the shipped files."""

import importlib.util
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge_app.rulesets import OPTIONS, bundled_ids
from judge_app.rulesets.known import SCRIPT_STEPS
from judge_app.rulesets.schema import schema
from judge_app.rulesets.shape import BoardShape, FileShape, NightShape, StepShape
from tests.test_cli import out

ROOT = Path(__file__).parents[2]
KINDS: dict[str, Any] = {
    "string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict,
    "null": type(None),
}  # fmt: skip


def wrong(value: Any, rule: dict[str, Any], whole: dict[str, Any], path: str = "") -> list[str]:
    """Where a value breaks a schema, for the few words our schema uses."""
    if "$ref" in rule:
        return wrong(value, whole["$defs"][rule["$ref"].rsplit("/", 1)[1]], whole, path)
    if "anyOf" in rule:
        found = [wrong(value, each, whole, path) for each in rule["anyOf"]]
        return min(found, key=len)
    if "type" in rule and (
        not isinstance(value, KINDS[rule["type"]]) or (isinstance(value, bool) and rule["type"] != "boolean")
    ):
        return [f"{path}: no {rule['type']}"]
    if value not in rule.get("enum", [value]) or value != rule.get("const", value):
        return [f"{path}: {value} not allowed"]
    if isinstance(value, list):
        return [line for item in value for line in wrong(item, rule.get("items", {}), whole, f"{path}[]")]
    return _in_table(value, rule, whole, path) if isinstance(value, dict) else []


def _in_table(value: dict[str, Any], rule: dict[str, Any], whole: dict[str, Any], path: str) -> list[str]:
    known, other = rule.get("properties", {}), rule.get("additionalProperties", True)
    found = [f"{path}: lacks {key}" for key in rule.get("required", ()) if key not in value]
    for key, item in value.items():
        if key in known or isinstance(other, dict):
            found += wrong(item, known.get(key, other), whole, f"{path}.{key}")
        elif other is False:
            found.append(f"{path}: unknown {key}")
    return found


@pytest.mark.parametrize("ruleset", bundled_ids())
def test_bundled_ruleset_obeys_the_schema(ruleset: str) -> None:
    raw = tomllib.loads((ROOT / "rulesets" / f"{ruleset}.toml").read_text("utf-8"))
    assert wrong(raw, schema(), schema()) == []


@pytest.mark.parametrize(
    "part", [{"player": 3}, {"options": {"guard.selv": True}}, {"options": {"guard.self": 1}}]
)
def test_schema_refuses_what_the_program_refuses(part: dict[str, Any]) -> None:
    head = {"format": 1, "id": "club", "title": "俱乐部", "base": "formal"}
    assert wrong(head, schema(), schema()) == []
    assert wrong({**head, **part}, schema(), schema()) != []


def test_schema_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "schema")
    assert code == 0
    assert json.loads("\n".join(lines)) == schema()


def readme_script() -> Any:
    path = ROOT / "packaging" / "rulesets_readme.py"
    spec = importlib.util.spec_from_file_location("rulesets_readme", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_readme_is_what_the_models_say() -> None:
    readme = (ROOT / "rulesets" / "README.md").read_text("utf-8")
    assert readme == readme_script().text(), "run python packaging/rulesets_readme.py"


def test_readme_describes_every_key_option_and_step() -> None:
    readme = (ROOT / "rulesets" / "README.md").read_text("utf-8")
    models = (FileShape, NightShape, StepShape, BoardShape)
    fields = {key: info for model in models for key, info in model.model_fields.items()}
    assert [key for key in fields if f"{key}`" not in readme] == []
    assert [key for key, info in fields.items() if not info.description] == []
    assert [key for key in (*OPTIONS, *SCRIPT_STEPS) if f"`{key}`" not in readme] == []
