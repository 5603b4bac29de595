/** What a page notes about its own loading. This runs inside the page, before anything of the page does. */

/** The figures, in milliseconds since the visit began. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: what lies beyond 50 ms in each long task, and after the first paint, summed. */
  blocking: number;
  /** The layout shifts, summed. */
  shift: number;
  /** When the form's script had taken the form over; 0 while it has not. */
  ready: number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Watches the page. React marks a form that it has taken over with a property; a plain form's script with an attribute. */
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

/** Notes when the form is ready. Only visits that ask for it pay for the looking. */
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
