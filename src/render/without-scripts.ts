/** The browser build of documents that run no script. */
import type { Browser } from "./document.tsx";

export const withoutScripts: Browser = {
  loader: "",
  keepers: {},
  languages: "",
  elsewheres: {},
  scriptsOf: () => ({ first: [], later: [] }),
  themeColor: "",
};
