/** Adds a project's own widgets to the kinds of field that they draw, and to the registry. */
import type { RegistryWidgetsType } from "@rjsf/utils";
import type { Kind } from "../../engine/kinds/kind.ts";
import type { LoadedWidget } from "../../engine/own/widgets.ts";
import type { Widget } from "./control.ts";

/** The parts to add them to. */
interface Parts {
  kinds: readonly Kind[];
  widgets: Partial<RegistryWidgetsType>;
}

/** The same parts with further widgets, by name. */
export function withOwnWidgets<P extends Parts>(parts: P, own: { [name: string]: LoadedWidget }): P {
  const all = Object.entries(own);
  const kinds = parts.kinds.map((kind) => {
    const names = all.filter(([, { takes }]) => takes.includes(kind.name)).map(([name]) => name);
    return names.length > 0 ? { ...kind, widgets: [...kind.widgets, ...names] } : kind;
  });
  const drawn = all.map(([name, { component, isGroup }]) => [name, Object.assign(component as Widget, { isGroup })]);
  return { ...parts, kinds, widgets: { ...parts.widgets, ...Object.fromEntries(drawn) } };
}
