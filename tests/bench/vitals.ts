/** Records a page's own loading metrics. Runs inside the page, before anything of the page. */

/** The metrics, in milliseconds since the visit began. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: the sum over long tasks after the first paint of the time beyond 50 ms. */
  blocking: number;
  /** The sum of layout shifts. */
  shift: number;
  /** When the form was hydrated; 0 if it has not been. */
  ready: number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Observes the page. React marks a hydrated form with a property; a plain form's script with an attribute. */
export function watch(): void {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, ready: 0 };
  window.vitals = vitals;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    const from = Math.max(startTime + 50, vitals.firstPaint || Number.POSITIVE_INFINITY);
    vitals.blocking += Math.max(0, startTime + duration - from);
  });
  observe("layout-shift", (entry) => {
    vitals.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Records when the form is ready. Only visits that need it pay for the polling. */
export function watchForm(): void {
  const look = () => {
    const form = document.querySelector("form.form");
    const isReady =
      form && (form.hasAttribute("data-ready") || Object.keys(form).some((key) => /^__reactProps/.test(key)));
    if (isReady) window.vitals.ready = performance.now();
    else setTimeout(look, 5);
  };
  look();
}
