/** A part of a page that is hydrated in the browser. Everything around it stays static HTML. */
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { carried, type Data } from "../page-state.ts";

/** An island by its kind, which is its entry script; a form also has its document and rules. */
export interface IslandName {
  kind: NonNullable<Data["island"]>;
  /** The form, by the name of its schema document. */
  name?: string;
  /** The language of the form; English when left out. */
  lang?: string;
  /** Whether the form has steps. */
  inSteps?: boolean;
  /** Whether the form has been translated. */
  isTranslated?: boolean;
  /** Whether the form can be continued on another device. */
  continues?: boolean;
  /** Whether the form has folded sections, which have styles of their own. */
  folds?: boolean;
  /** Whether the form needs rich parts: more than text, choices, lists of choices and dates. */
  isRich?: boolean;
  /** The widgets of the form's fields. */
  widgets?: string[];
}

/** The addresses of an island's scripts, dependencies first, as the build and the dev server know them. */
export const IslandScripts = createContext<(island: IslandName) => string[]>(() => []);

/** The content of an island: markup rendered for hydration, or elements that are rendered in place. */
export type IslandContent = { markup: string; children?: undefined } | { markup?: undefined; children: ReactNode };

type IslandProps = IslandName & Omit<ComponentProps<"div">, keyof IslandName | "children"> & IslandContent;

/** Renders the island with the attributes that the loader (src/browser/loader.ts) reads. */
export function Island({ kind, name, lang, markup, children, ...more }: IslandProps) {
  const scripts = useContext(IslandScripts)({ kind, name, lang });
  const attributes = { ...more, ...carried({ island: kind, name, scripts: scripts.join(" ") }) };
  if (markup === undefined) return <div {...attributes}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, from the same content
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
