/** The switches of the preview: how the network behaves, and what the visitor's browser is like. */
import type { Network } from "./wire.ts";

/** How they stand. */
export interface Switches {
  network: Network;
  dark: boolean;
  narrow: boolean;
  silent: boolean;
  /** The language that the form is shown in, where it is there in several; its own, when left out. */
  lang?: string;
}

/** As for most visitors. */
export const usual: Switches = { network: "answers", dark: false, narrow: false, silent: false };

/** A name that no host ever has (RFC 2606). */
const deadHost = "http://dead.invalid/";

/** Where the preview of a form sends its requests. */
export const endpointOf = (network: Network, port: number, id: string): string =>
  network === "dead" || network === "offline" ? deadHost : `http://localhost:${port}/${network}/${id}/`;
