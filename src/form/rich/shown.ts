/** The part of a group's data that is on the screen: an answer that a condition has hidden must not fulfill further conditions. */
import type { Registry, RJSFSchema } from "@rjsf/utils";
import { namesOf } from "../../engine/define/fields.ts";
import { kindOf } from "../../engine/kinds/index.ts";
import { branchesOf } from "../../engine/kinds/structures.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import deepEquals from "../stand-ins/deep-equals.ts";
import { isNamed } from "../stand-ins/merge-schemas.ts";

/** The data of a group. */
type Group = { [key: string]: unknown };

/** What else is known of a group's keys. */
interface Known {
  /** The fields that are drawn around it, or by a branch inside it. */
  elsewhere?: readonly string[];
  /** The free keys that were added or renamed on this page, even if a hidden field has the same name. */
  named?: ReadonlySet<string>;
}

/**
 * The data of a group without answers whose fields a condition has hidden: they stay in the form's data, to be restored with their
 * fields, but do not fulfill further conditions. Their keys remain without a value, so that the visitor cannot reuse them. Free
 * keys are left out as well while a condition forbids them.
 */
export function shownOf(
  { schemaUtils, rootSchema }: Pick<Registry, "schemaUtils" | "rootSchema">,
  schema: Schema,
  data: Group,
  { elsewhere = [], named = new Set() }: Known,
): Group {
  const all = Object.keys(data);
  if (all.every((key) => isObject(ownOf(schema.properties, key)))) return data;
  const root = rootSchema as Schema;
  const names = namesOf(schema, root);
  let shown = data;
  // Each round may hide another answer, or show one again.
  for (const _round of all) {
    const now = schemaUtils.retrieveSchema(schema as RJSFSchema, shown) as Schema;
    // A choice between constant objects is one answer, not a group.
    if (!/^(group|branches)$/.test(kindOf(now)?.name ?? "")) return data;
    const branches = branchesOf(now);
    // Fields of branches are drawn separately.
    const apart = [...elsewhere, ...(branches ?? []).flatMap((branch) => namesOf(branch, root))];
    const isShown = (key: string, isOwn: boolean) => {
      if (apart.includes(key)) return true;
      const field = ownOf(now.properties, key);
      if (!isNamed(field)) return field !== undefined || (!isOwn && branches !== undefined);
      return !isOwn || isNamed(ownOf(schema.properties, key)) || named.has(key);
    };
    const next = all.flatMap((key): [string, unknown][] => {
      const isOwn = names.includes(key);
      if (isShown(key, isOwn)) return [[key, data[key]]];
      return isOwn ? [[key, undefined]] : [];
    });
    const before = shown;
    shown = Object.fromEntries(next);
    if (deepEquals(shown, before)) return before;
  }
  return shown;
}
