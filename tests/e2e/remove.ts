/** Removes the site with dropped-in forms, once all workers have ended. */
import { rmSync } from "node:fs";

/** As Playwright calls it (playwright.config.ts). */
export default function remove(): void {
  rmSync(process.env.E2E_DROPPED_IN ?? "", { recursive: true, force: true });
}
