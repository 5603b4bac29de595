/** What the journeys' browser is started with, beyond what every browser of the tests is (tests/browser.ts). */
import { flags } from "../browser.ts";

/**
 * What the browser leaves off. A new tab's empty page does not ask to be alone with its own origin, as ours do
 * (policy.spec.ts): for the first page in it Chromium ends that tab's process and starts another, which takes a seventh of
 * a form's visit. Firefox and WebKit keep to it (engines.spec.ts), and so does each browser of `npm run test:browsers`.
 * The others are of Playwright's own list, which this one replaces.
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
 * For journeys that look at pixels (painted.ts). A driven browser notes the line of each error, also of those that React
 * makes only to read their text: without the first of these V8 then reads a whole script again to find it, which takes a
 * twelfth of a form's visit.
 */
export const painting = [...flags, "--js-flags=--no-enable-lazy-source-positions", `--disable-features=${leftOff}`];

/**
 * For all others: pages are laid out and drawn into frames, of which no pixel is painted, since there is no memory for one.
 * That takes a seventh of a form's visit.
 */
export const driven = [...painting, "--force-gpu-mem-available-mb=0"];
