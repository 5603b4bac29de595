/** Toasts, top right, for 5000 ms (the spec's section 9). What they say must also stand on the page, because toasts go. */
import { createRoot } from "react-dom/client";
import library from "react-toastify/ReactToastify.css?inline";
import { ToastContainer, toast } from "react-toastify/unstyled";
import own from "./outcome.css?inline";

// Styles that no tag and no policy has to know of, from here on: also those of a request that is under way.
const sheet = new CSSStyleSheet();
sheet.replaceSync(library + own);
document.adoptedStyleSheets.push(sheet);

let drawn = false;

/** Draws the area that toasts come up in. */
function draw(): void {
  drawn = true;
  const area = document.getElementById("toasts") ?? document.body.appendChild(document.createElement("div"));
  createRoot(area).render(
    <ToastContainer position="top-right" autoClose={5000} pauseOnFocusLoss={false} theme="colored" />,
  );
}

/** Shows a toast. */
export function showToast(kind: "success" | "error", text: string): void {
  if (!drawn) draw();
  // A failure that was overcome does not stand beside the success.
  if (kind === "success") toast.dismiss();
  toast[kind](text);
}
