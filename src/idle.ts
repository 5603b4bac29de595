/** When there is time for what nobody waits for. */

/** Calls back at idle, and after a second at the latest: a browser that is busy, or has no window, may never be idle. */
export function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback);
}
