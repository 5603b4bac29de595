/** Puts a draft where the keeper looks for it, and has the page begin again with it. */
import type { Draft } from "../../form/draft.ts";
import { write } from "./storage.ts";

/** Takes up a draft in the place of what is here: after the keeper, which writes that down once more when the page is left. */
export function takeUp(name: string, draft: Draft): void {
  const lay = () => write(name, draft);
  for (const leaving of ["pagehide", "visibilitychange"]) addEventListener(leaving, lay, true);
  lay();
  // Not as a reload, after which browsers put back what stood in the controls.
  location.replace(location.pathname + location.search);
}
