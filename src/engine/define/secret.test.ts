import { expect, it } from "vitest";
import { isSecret } from "./secret.ts";

it.each([
  ["password", "", true],
  ["file", "", true],
  ["text", "current-password", true],
  ["text", "section-fare billing cc-number", true],
  ["tel", "one-time-code", true],
  ["text", "", false],
  ["email", "email", false],
  ["text", "off", false],
  ["profile", "section-profile name", false],
  ["datetime-local", "bday", false],
])("a control of type %j that is filled in with %j: %j", (type, autocomplete, isIt) =>
  expect(isSecret({ type, autocomplete })).toBe(isIt),
);
