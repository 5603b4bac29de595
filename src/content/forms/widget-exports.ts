/** Checks what the module of an own widget exports: a component, and the declarations in its source. */
import { isDeepStrictEqual } from "node:util";
import { type Finding, quote } from "../../engine/check/problem.ts";
import type { OwnWidget } from "../../engine/own/widgets.ts";
import type { Exports } from "../../engine/rules/own/load.ts";
import { isObject } from "../../engine/schema/schema.ts";

/** The problem with what a module exports, if there is one. */
export function exportFault(exported: Exports, widget: OwnWidget): (Finding & { path: string }) | undefined {
  const { default: component } = exported;
  const fix = "write export default function Mark(props: WidgetProps) { … }";
  const expected = "a component as the default export";
  if (component === undefined) return { path: "default", expected, found: "none", fix };
  // memo and forwardRef return objects.
  if (typeof component !== "function" && !(isObject(component) && "$$typeof" in component))
    return { path: "default", expected, found: quote(component), fix };
  const strange = (["takes", "isGroup"] as const).find(
    (name) => !isDeepStrictEqual(exported[name] ?? false, widget[name]),
  );
  if (!strange) return undefined;
  return {
    path: strange,
    expected: "a literal value, since it is read without running the module",
    found: `${quote(exported[strange])}, but ${quote(widget[strange])} in the source`,
    fix: 'write it out: export const takes: Takes = ["text"]; and export const isGroup = true;',
  };
}
