/** Toasts, top right, for 5000 ms (the spec's section 9). Their message must also be on the page, since they disappear. */
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Bounce, ToastContainer, type ToastTransitionProps, toast } from "react-toastify/unstyled";
import { spoken } from "../../engine/words/spoken.ts";
import outcome from "./outcome.css?inline";
import own from "./toast.css?inline";

// A constructed stylesheet needs no tag and no exception in the content security policy; it also styles a pending submission.
const sheet = new CSSStyleSheet();
sheet.replaceSync(own + outcome);
document.adoptedStyleSheets.push(sheet);

let drawn = false;
/** What had the focus before a toast took it. */
let before: HTMLElement | null = null;

/** The library's own has an English name. */
const Close = ({ closeToast }: { closeToast: (reason?: boolean | string) => void }) => (
  <button
    className="Toastify__close-button"
    type="button"
    aria-label={spoken.form.toasts.close}
    onClick={({ detail }) => {
      closeToast(true);
      // Only after a key press: after a tap, a focused field would open a phone's keyboard.
      if (detail === 0) before?.focus({ preventScroll: true });
    }}
  >
    <svg viewBox="0 0 14 16" aria-hidden="true">
      <path d="m2 4 8.5 8.5m0-8.5L2 12.5" stroke="currentColor" strokeWidth="2" />
    </svg>
  </button>
);

/** Shows and removes a toast even if a visitor's own styles disable animations, for whose end the library waits. */
function Moving(toast: ToastTransitionProps) {
  useEffect(() => {
    const { current } = toast.nodeRef;
    if (current && getComputedStyle(current).animationName === "none") current.dispatchEvent(new Event("animationend"));
  });
  return <Bounce {...toast} />;
}

/** Renders the toast container. */
function draw(): void {
  drawn = true;
  const area = document.getElementById("toasts") ?? document.body.appendChild(document.createElement("div"));
  area.addEventListener("focusin", ({ relatedTarget: left }) => {
    if (!area.contains(left as Node | null)) before = left as HTMLElement | null;
  });
  createRoot(area).render(
    // The bar is hidden from screen readers alone (toast.css): they would read its English name.
    <ToastContainer
      aria-label={`${spoken.form.toasts.label} Alt+T`}
      position="top-right"
      autoClose={5000}
      pauseOnFocusLoss={false}
      theme="colored"
      transition={Moving}
      closeButton={Close}
      hideProgressBar
    />,
  );
}

/** Shows a toast. */
export function showToast(kind: "success" | "error", text: string): void {
  if (!drawn) draw();
  // An earlier one must not be shown next to it.
  toast.dismiss();
  toast[kind](text);
}
