/**
 * Groups that a condition or another answer requires: a script always sends them, but without script, browsers post nothing for a
 * group in which nothing is filled in, such as one of unticked boxes or of free keys.
 */
import type { Form } from "../../engine/define/definition.ts";
import { tellingErrors } from "../../engine/rules/branches.ts";
import { ofChosen } from "../../engine/rules/chosen-branch.ts";
import { judge } from "../../engine/rules/judge.ts";
import { pathOf, stepsOfPointer } from "../../engine/schema/path.ts";
import { type JsonObject, valueIn } from "../../engine/schema/schema.ts";
import { normalize } from "../../engine/visit/payload.ts";
import { broughtGroupsIn, knownIn } from "./known.ts";

/** The maximum nesting: an inner group is added in the round after its outer one. */
const mostNested = 8;

/**
 * Adds to a body those groups that its other answers require, in chosen branches; returns it.
 * @param branches the index of the branch that each chooser selects, by name
 */
export function withBroughtGroups(form: Form, body: JsonObject, branches: { [chooser: string]: number }): JsonObject {
  const groups = broughtGroupsIn(form);
  for (let depth = 0, isWhole = groups.size === 0; !isWhole && depth < mostNested; depth++) {
    isWhole = true;
    const given = normalize(form, body);
    const { errors } = ofChosen(judge(form, form.complete?.(given) ?? given), (name) => branches[name]);
    for (const { instancePath, params } of tellingErrors(errors)) {
      const around = stepsOfPointer(instancePath);
      const name = String(params.missingProperty ?? "");
      const place = valueIn(body, around);
      if (!name || !(place instanceof Object) || Object.hasOwn(place, name)) continue;
      if (!groups.has(knownIn(form, pathOf([...around, name])) ?? "")) continue;
      Object.assign(place, { [name]: {} });
      isWhole = false;
    }
  }
  return body;
}
