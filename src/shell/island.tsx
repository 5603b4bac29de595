/** A part of a page that comes to life in the browser. Everything around it is HTML and stays so. */
import { type ComponentProps, createContext, useContext } from "react";
import { carried, type Data } from "../page-state.ts";

/** An island by its kind, which is the entry that brings it to life; a form has its document and rules besides. */
export interface IslandName {
  kind: NonNullable<Data["island"]>;
  /** The form, by the name of its schema document. */
  name?: string;
  /** The language that the form is written in; English, when left out. */
  lang?: string;
  /** Whether the form is shown in steps. */
  inSteps?: boolean;
  /** Whether the form is there in other languages too. */
  isTranslated?: boolean;
  /** Whether the form can be continued on another device. */
  continues?: boolean;
  /** Whether some section of a form is folded, which has styles of its own. */
  folds?: boolean;
  /** Whether the form needs more than text, choices, lists of choices and dates. */
  isRich?: boolean;
  /** The widgets that the form's fields are drawn with. */
  widgets?: string[];
}

/** Gives the addresses of an island's scripts, those that others import first; the build and the dev server know them. */
export const IslandScripts = createContext<(island: IslandName) => string[]>(() => []);

interface IslandProps extends IslandName, Omit<ComponentProps<"div">, keyof IslandName> {
  /** What React made of the content for hydration; without it, the content is drawn in place. */
  markup?: string;
}

/** Draws the island with what the loader (src/browser/loader.ts) must know of it. */
export function Island({ kind, name, lang, markup, children, ...more }: IslandProps) {
  const scripts = useContext(IslandScripts)({ kind, name, lang });
  const attributes = { ...more, ...carried({ island: kind, name, scripts: scripts.join(" ") }) };
  if (markup === undefined) return <div {...attributes}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, from the same content
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
