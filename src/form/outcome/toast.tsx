/** Toasts, top right, for 5000 ms (the spec's section 9). Their message must also be on the page, since they disappear. */
import { createRoot } from "react-dom/client";
import library from "react-toastify/ReactToastify.css?inline";
import { ToastContainer, toast } from "react-toastify/unstyled";
import own from "./outcome.css?inline";

// A constructed stylesheet needs no tag and no exception in the content security policy; it also styles a pending submission.
const sheet = new CSSStyleSheet();
sheet.replaceSync(library + own);
document.adoptedStyleSheets.push(sheet);

let drawn = false;

/** Renders the toast container. */
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
  // An earlier one must not be shown next to it.
  toast.dismiss();
  toast[kind](text);
}
