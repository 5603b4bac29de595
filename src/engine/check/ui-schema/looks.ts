/** Checks the presentation of one field: each option must be meaningful for its kind. */

import type { FieldUi } from "../../define/definition.ts";
import { kinds as allKinds, kindOf } from "../../kinds/index.ts";
import type { Kind } from "../../kinds/kind.ts";
import { branchesOf, hasFreeKeys } from "../../kinds/structures.ts";
import { type OwnWidget, widgetsFor } from "../../own/widgets.ts";
import { isComposed } from "../../schema/in-place.ts";
import { pointerStep } from "../../schema/path.ts";
import type { Schema } from "../../schema/schema.ts";
import { choicesOf } from "../../words/choices.ts";
import { type Finding, type Placed, quote } from "../problem.ts";
import { instead, nearest } from "../suggest.ts";
import { wordsOf } from "./kinds.ts";

const texts = ["text", "date", "date-time", "time"];
const chosen = ["choice", "choices", "boolean"];
const leaves = [...texts, ...chosen, "number", "constant", "file", "files"];

/** The kinds of field that an option applies to; options that are not listed apply to all. */
const meant: { [option in keyof FieldUi]?: string[] } = {
  widget: leaves,
  autocomplete: [...texts, "number", "choice"],
  inputMode: [...texts, "number"],
  proposes: ["text"],
  placeholder: [...texts, "number", "choice"],
  rows: ["text"],
  width: leaves,
  options: chosen,
  disabledOptions: chosen,
  inline: chosen,
  emptyValue: leaves,
  accept: ["file", "files"],
  add: ["list", "group"],
  list: ["list", "group"],
  order: ["group"],
  branches: ["branches"],
};

/** Options about entries; a group has entries only if it has free keys. */
const ofLists = ["add", "list"];

/** A widget must exist and fit the field, in whichever branch. */
function widgetFault(found: Kind[], widget: string, own: OwnWidget[]): Finding | undefined {
  const fitting = [...new Set(found.flatMap(({ name, widgets }) => [...widgets, ...widgetsFor(name, own)]))];
  if (fitting.includes(widget) || (widget === "hidden" && fitting.length > 0)) return undefined;
  const what = found.map(wordsOf).join(" or ");
  const { takes = [] } = own.find(({ name }) => name === widget) ?? {};
  const isFor = ({ name, widgets }: Kind) => widgets.includes(widget) || takes.includes(name);
  const others = allKinds.filter(isFor).map(wordsOf);
  const near = others.length > 0 ? undefined : nearest(widget, fitting);
  const ownOne = others.length > 0 ? "" : `, or write it: forms/widgets/${widget}.tsx`;
  if (fitting.length === 0)
    return {
      expected: `no widget: the field is ${what}`,
      found: quote(widget),
      fix: widget === "hidden" ? "leave the field out of the schema, or remove this: it is then shown" : "remove it",
    };
  return {
    expected: `a widget for ${what}: ${fitting.join(", ")}`,
    found:
      others.length > 0
        ? `${quote(widget)}, which is for ${others.join(" or ")}`
        : `${quote(widget)}, which does not exist`,
    fix: near ? `write "${near}"` : `remove it (the schema then decides), or use one that fits${ownOne}`,
  };
}

/** The texts of choices; booleans are choices wherever both answers are shown. */
function textsOf(schema: Schema): string[] {
  const kind = kindOf(schema);
  const found = choicesOf((kind?.name === "choices" ? schema.items : schema) as Schema).map(({ text }) => text);
  return found.length === 0 ? (kind?.answers?.(schema) ?? []).map(({ text }) => text) : found;
}

/** Labels must be for existing choices. */
function optionFaults(schemas: Schema[], labeled: string[]): Placed[] {
  const choices = schemas.flatMap(textsOf);
  if (choices.length === 0 && labeled.length > 0)
    return [
      {
        path: "/options",
        expected: "no options: the field is not a choice",
        found: `labels for ${labeled.map(quote).join(", ")}`,
        fix: 'remove them, or give the field an "enum" in the schema',
      },
    ];
  return labeled.flatMap((value) => strayChoice(value, choices, `/options/${pointerStep(value)}`));
}

/** A choice that the field does not have. */
const strayChoice = (value: string, choices: string[], path: string): Placed[] =>
  choices.includes(value)
    ? []
    : [
        {
          path,
          expected: `a value of the field's enum: ${choices.map(quote).join(", ")}`,
          found: quote(value),
          fix: `${nearest(value, choices) ? instead(value, choices) : "remove it"}, or add the value to the enum`,
        },
      ];

/** More labels of branches than the field has branches. */
function branchFaults(schemas: Schema[], labels: (string | undefined)[]): Placed[] {
  const most = Math.max(0, ...schemas.map((schema) => branchesOf(schema)?.length ?? 0));
  if (most === 0 || labels.length <= most) return [];
  const expected = `at most ${most} labels: the field has no more branches`;
  return [{ path: `/branches/${most}`, expected, found: quote(labels[most]), fix: "remove it" }];
}

/**
 * The problems of a field's presentation, each with its pointer within it.
 * @param schemas the field's schemas, one for each branch that defines it
 * @param own the project's own widgets
 * @param said the option as its author wrote it, if in another vocabulary
 */
export function lookProblems(
  schemas: Schema[],
  look: Partial<FieldUi>,
  own: OwnWidget[] = [],
  said?: string,
): Placed[] {
  const found = [...new Set(schemas.map(kindOf).filter((kind): kind is Kind => kind !== undefined))];
  const misfit = look.widget === undefined ? undefined : widgetFault(found, look.widget, own);
  const choices = schemas.flatMap(textsOf);
  const isBlank = (text: string) => text === "null" && schemas.some((schema) => schema.enum?.includes(null));
  const isOpen = schemas.some(
    (schema) => kindOf(schema)?.name !== "group" || hasFreeKeys(schema) || isComposed(schema),
  );
  const idle = (Object.keys(look) as (keyof FieldUi)[]).filter((option) => {
    const fitting = meant[option];
    return (
      option !== "widget" &&
      option !== "options" &&
      fitting &&
      !(found.some(({ name }) => fitting.includes(name)) && (isOpen || !ofLists.includes(option)))
    );
  });
  return [
    ...(misfit ? [{ path: "/widget", ...misfit }] : []),
    ...optionFaults(schemas, Object.keys(look.options ?? {})),
    ...(choices.length === 0 ? [] : (look.disabledOptions ?? [])).flatMap((value, index) =>
      isBlank(value) ? [] : strayChoice(value, ["", ...choices], `/disabledOptions/${index}`),
    ),
    ...branchFaults(schemas, look.branches ?? []),
    ...idle.map((option) => ({
      path: `/${option}`,
      expected: `an option for ${found.map(wordsOf).join(" or ")}`,
      found: `"${said ?? option}", which has no effect here`,
      fix: "remove it",
    })),
  ];
}
