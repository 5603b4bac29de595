/** The switches of the preview: network behavior, and properties of the visitor's browser. */
import type { Network } from "./wire.ts";

/** Their state. */
export interface Switches {
  network: Network;
  dark: boolean;
  narrow: boolean;
  silent: boolean;
  /** The language in which a translated form is shown; its original, when left out. */
  lang?: string;
}

/** The defaults. */
export const usual: Switches = { network: "answers", dark: false, narrow: false, silent: false };

/** A name that never resolves (RFC 2606). */
const deadHost = "http://dead.invalid/";

/** The endpoint for a form's preview. */
export const endpointOf = (network: Network, port: number, id: string): string =>
  network === "dead" || network === "offline" ? deadHost : `http://localhost:${port}/${network}/${id}/`;
