/** Modules that the build generates from documents. */
/// <reference types="vite/client" />

declare module "*.schema.json?form" {
  const form: import("./engine/define/definition.ts").Form;
  export default form;
}

declare module "recheck/lib/browser.js" {
  const recheck: typeof import("recheck");
  export default recheck;
}

/** One kind of limiter each: the package's entry loads every kind, for all databases there are. */
declare module "rate-limiter-flexible/lib/RateLimiterMemory.js" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterPostgres.js" {
  export { RateLimiterPostgres as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRes.js" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}

interface ImportMetaEnv {
  /** Where forms post to; see src/site.ts. */
  readonly VITE_LEADS_ENDPOINT?: string;
  /** `1` leaves out unconfirmed claims; see src/claims.ts. */
  readonly VITE_CONFIRMED_ONLY?: string;
}

declare module "virtual:icons" {
  /** The contents of each icon's `svg` element, by name. */
  const icons: { [name: string]: string };
  export default icons;
}

declare module "fontverter" {
  /** Converts a font; `sfnt` is the uncompressed TrueType format. */
  export function convert(font: Uint8Array, to: "sfnt"): Promise<Buffer>;
}

declare module "subset-font" {
  /** Subsets a font to the letters of a text; features and tables have their OpenType names. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: "woff2"; noHinting?: boolean; keepFeatures?: string[]; dropTables?: string[] },
  ): Promise<Uint8Array>;
}
