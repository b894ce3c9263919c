"""Every role the program knows: each module here builds one `ROLE`."""

from importlib import import_module
from pkgutil import iter_modules

from judge_app.engine.role import Role

_modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
ROLES: dict[str, Role] = {role.id: role for role in (module.ROLE for module in _modules)}
