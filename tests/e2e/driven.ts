/** What the journeys' browser is started with, beyond what every browser of the tests is (tests/browser.ts). */
import { flags } from "../browser.ts";

/**
 * Browser features that are turned off. The opener policy: our pages send one (policy.spec.ts), but a new tab's empty page has
 * none, so Chromium would replace the tab's process for the first page, which takes a seventh of a form's visit. Firefox and
 * WebKit (engines.spec.ts) and all browsers of `npm run test:browsers` apply it. The other features are Playwright's own list,
 * which this flag replaces.
 */
const leftOff = [
  "CrossOriginOpenerPolicy",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/**
 * The flags for journeys that look at pixels (painted.ts). A driven browser records the line of each error, including those that
 * React creates only to read their stack: without the flag for V8, it would parse the whole script again to find the line, which
 * takes a twelfth of a form's visit.
 */
export const painting = [...flags, "--js-flags=--no-enable-lazy-source-positions", `--disable-features=${leftOff}`];

/**
 * The flags for all other journeys: pages are laid out and composited, but no pixel is rasterized, since there is no memory for
 * one. Rasterizing takes a seventh of a form's visit.
 */
export const driven = [...painting, "--force-gpu-mem-available-mb=0"];
