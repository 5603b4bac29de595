/** How soon a visitor who submits an empty form sees the first error. */
import type { Visit } from "./visit.ts";

declare global {
  interface Window {
    /** Milliseconds from the click to the frame that shows the first error. */
    firstError: Promise<number>;
  }
}

/** Watches for the first error; this runs inside the page. */
function watchErrors(error: string): void {
  let clicked = 0;
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  window.firstError = new Promise((resolve) => {
    // A message posted in a frame's callback is handled after that frame has been painted.
    const painted = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - clicked);
      port2.postMessage(0);
    };
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(error)) return;
      observer.disconnect();
      requestAnimationFrame(painted);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The time after which a form counts as showing no error, in milliseconds. */
const timeout = 20_000;

/**
 * Submits the form as it is; returns the milliseconds from the click to the painting of the first error.
 * @param error the selector of an error
 * @throws if no error appears
 */
export async function timeToFirstError({ page }: Visit, error = ".field-error"): Promise<number> {
  const button = page.locator("form.form [type=submit]");
  await button.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  const box = await button.boundingBox();
  if (!box) throw new Error(`${page.url()}: the submit button cannot be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  await page.evaluate(watchErrors, error);
  await page.mouse.down();
  await page.mouse.up();
  const late = page.waitForTimeout(timeout).then(() => {
    throw new Error(`${page.url()}: no error ${timeout} ms after the submit button was clicked`);
  });
  return Promise.race([page.evaluate(() => window.firstError), late]);
}
