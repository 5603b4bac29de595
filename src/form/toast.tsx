/** Toasts, top right, for 5000 ms (the spec's section 9). react-toastify comes only when the first one is shown. */
import { createRoot } from "react-dom/client";

type Kind = "success" | "error";

let ready: Promise<(kind: Kind, text: string) => void> | undefined;

/** Styles that no tag and no policy has to know of. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

async function start() {
  const [{ toast, ToastContainer }, { default: css }] = await Promise.all([
    import("react-toastify/unstyled"),
    import("react-toastify/ReactToastify.css?inline"),
  ]);
  adopt(css);
  const area = document.getElementById("toasts") ?? document.body.appendChild(document.createElement("div"));
  createRoot(area).render(
    <ToastContainer position="top-right" autoClose={5000} pauseOnFocusLoss={false} theme="colored" />,
  );
  return (kind: Kind, text: string) => void toast[kind](text);
}

/** Shows a toast. What it says must also stand on the page, because toasts go. */
export async function showToast(kind: Kind, text: string): Promise<void> {
  ready ??= start();
  (await ready)(kind, text);
}
