/** Widgets of a project's own among the others: its kinds of field name them, and the registry has them. */
import type { RegistryWidgetsType } from "@rjsf/utils";
import type { Kind } from "../../engine/kinds/kind.ts";
import type { LoadedWidget } from "../../engine/own/widgets.ts";
import type { Widget } from "./control.ts";

/** What they stand among. */
interface Parts {
  kinds: readonly Kind[];
  widgets: Partial<RegistryWidgetsType>;
}

/** The same parts with some widgets besides, by their names. */
export function withOwnWidgets<P extends Parts>(parts: P, own: { [name: string]: LoadedWidget }): P {
  const all = Object.entries(own);
  const kinds = parts.kinds.map((kind) => {
    const names = all.filter(([, { takes }]) => takes.includes(kind.name)).map(([name]) => name);
    return names.length > 0 ? { ...kind, widgets: [...kind.widgets, ...names] } : kind;
  });
  const drawn = all.map(([name, { component, isGroup }]) => [name, Object.assign(component as Widget, { isGroup })]);
  return { ...parts, kinds, widgets: { ...parts.widgets, ...Object.fromEntries(drawn) } };
}
