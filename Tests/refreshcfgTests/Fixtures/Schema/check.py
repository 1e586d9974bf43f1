"""Holds YAML files against a JSON Schema, as an editor does: with types guessed by the core schema of YAML 1.2.

Usage: check.py SCHEMA FILE...
Prints a line for each file: `valid PATH`, or `invalid PATH: the first error and where it is`.
"""

import json
import re
import sys

import jsonschema
import yaml


class CoreLoader(yaml.SafeLoader):
    """PyYAML follows YAML 1.1, where `no` is a boolean and a date is a date; editors follow 1.2."""

    yaml_implicit_resolvers = {}

    def construct_mapping(self, node, deep=False):
        """Keys are text in JSON, also those that look like numbers."""
        self.flatten_mapping(node)
        return {key.value: self.construct_object(value, deep=deep) for key, value in node.value}


for tag, expression, first in [
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
    ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("merge", r"^(?:<<)$", "<"),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(expression), list(first))


def integer(loader, node):
    """`010` is ten."""
    text = loader.construct_scalar(node)
    return int(text, 0) if text.lower().startswith(("0o", "0x")) else int(text)


CoreLoader.add_constructor("tag:yaml.org,2002:int", integer)

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        documents = list(yaml.load_all(file, Loader=CoreLoader))
    error = next((e for d in documents for e in validator.iter_errors(d)), None)
    if error is None:
        print(f"valid {path}")
    else:
        place = "/".join(str(part) for part in error.absolute_path)
        print(f"invalid {path}: {error.message[:200]!r} at /{place}")
