/** Widgets of a project's own, `forms/widgets/<name>.tsx`, as the documents' checks and the build know them: by their texts. */

/** A widget as it was read. */
export interface OwnWidget {
  /** The file's name before `.tsx`. */
  name: string;
  /** The kinds of field that it draws, as its text lists them; none, where it lists none. */
  takes: string[];
  /** Whether it is several controls, which share a legend. */
  isGroup: boolean;
  text: string;
}

/** A widget as it draws. */
export interface LoadedWidget extends Pick<OwnWidget, "takes" | "isGroup"> {
  /** The component; what draws forms knows of what kind. */
  component: unknown;
}

/** A form's own widgets, by their names. A page has them with its form; a server loads them where it draws one. */
export type LoadWidgets = () => Promise<{ [name: string]: LoadedWidget }>;

/** `export const takes: Takes = ["number", "choice"];`, of which the build has to know before anything runs. */
const taking = /^export const takes\b[^=]*=\s*\[([^\]]*)\]/m;
const grouped = /^export const isGroup\b[^=]*=\s*true\b/m;

/** A widget from the text of its module. */
export function widgetFrom(name: string, text: string): OwnWidget {
  const [, listed = ""] = taking.exec(text) ?? [];
  const takes = [...listed.matchAll(/["']([^"']*)["']/g)].map(([, kind = ""]) => kind);
  return { name, text, takes, isGroup: grouped.test(text) };
}

/** Which of a project's own widgets draw a form, by the looks of its fields. */
export function widgetsIn(looks: { [path: string]: { widget?: string } }, all: OwnWidget[] = []): OwnWidget[] {
  const named = new Set(Object.values(looks).map(({ widget }) => widget));
  return all.filter(({ name }) => named.has(name));
}

/** The names of those that can draw a field of a kind. */
export const widgetsFor = (kind: string, all: Pick<OwnWidget, "name" | "takes">[] = []): string[] =>
  all.filter(({ takes }) => takes.includes(kind)).map(({ name }) => name);
