/** Stores a draft where the keeper looks for it, and reloads the page with it. */
import type { Draft } from "../../form/draft.ts";
import { write } from "./storage.ts";

/** Replaces the current draft; runs after the keeper, which saves once more when the page is left. */
export function takeUp(name: string, draft: Draft): void {
  const lay = () => write(name, draft);
  for (const leaving of ["pagehide", "visibilitychange"]) addEventListener(leaving, lay, true);
  lay();
  // Not by reload(), after which browsers restore the controls' values.
  location.replace(location.pathname + location.search);
}
