/**
 * A project's own widgets, `forms/widgets/<name>.tsx`, as the documents' checks and the build see them: by their source
 * text.
 */

/** A widget as its source declares it. */
export interface OwnWidget {
  /** The file's name before `.tsx`. */
  name: string;
  /** The kinds of field that it can draw, from its `takes` export; empty if it has none. */
  takes: string[];
  /** Whether it consists of several controls that share a legend. */
  isGroup: boolean;
  text: string;
}

/** A widget with its component. */
export interface LoadedWidget extends Pick<OwnWidget, "takes" | "isGroup"> {
  /** The component; its type is known only to the module that draws forms. */
  component: unknown;
}

/** Loads a form's own widgets, by name. A page bundles them with its form, a server loads them when it draws one. */
export type LoadWidgets = () => Promise<{ [name: string]: LoadedWidget }>;

/** `export const takes: Takes = ["number", "choice"];`: the build has to know it without running the module. */
const taking = /^export const takes\b[^=]*=\s*\[([^\]]*)\]/m;
const grouped = /^export const isGroup\b[^=]*=\s*true\b/m;

/** Reads a widget's declarations from the source of its module. */
export function widgetFrom(name: string, text: string): OwnWidget {
  const [, listed = ""] = taking.exec(text) ?? [];
  const takes = [...listed.matchAll(/["']([^"']*)["']/g)].map(([, kind = ""]) => kind);
  return { name, text, takes, isGroup: grouped.test(text) };
}

/** The project's own widgets that a form's fields use. */
export function widgetsIn(looks: { [path: string]: { widget?: string } }, all: OwnWidget[] = []): OwnWidget[] {
  const named = new Set(Object.values(looks).map(({ widget }) => widget));
  return all.filter(({ name }) => named.has(name));
}

/** The names of own widgets that can draw fields of a kind. */
export const widgetsFor = (kind: string, all: Pick<OwnWidget, "name" | "takes">[] = []): string[] =>
  all.filter(({ takes }) => takes.includes(kind)).map(({ name }) => name);
