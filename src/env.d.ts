/** Modules that the build makes of documents. */
/// <reference types="vite/client" />

declare module "*.schema.json?form" {
  const form: import("./engine/definition.ts").Form;
  export default form;
}

declare module "recheck/lib/browser.js" {
  const recheck: typeof import("recheck");
  export default recheck;
}

interface ImportMetaEnv {
  /** Where forms post to; see src/site.ts. */
  readonly VITE_LEADS_ENDPOINT?: string;
  /** `1` leaves out what nobody has confirmed; see src/claims.ts. */
  readonly VITE_CONFIRMED_ONLY?: string;
}

declare module "virtual:icons" {
  /** The drawing inside each icon's `svg`, by name. */
  const icons: { [name: string]: string };
  export default icons;
}

declare module "fontverter" {
  /** A font in another format; `sfnt` is that of TrueType, whose tables are not packed. */
  export function convert(font: Uint8Array, to: "sfnt"): Promise<Buffer>;
}

declare module "subset-font" {
  /** A font with the letters of a text alone; names of features and tables are OpenType's own. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2"; noHinting?: boolean; keepFeatures?: string[]; dropTables?: string[] },
  ): Promise<Uint8Array>;
}
