/** The workbench's entry: loads the state of a link and renders the page. Only the dev server includes it. */
import { createRoot, type Root } from "react-dom/client";
import { errorText } from "../../engine/check/problem.ts";
import { Faults } from "./faults.tsx";
import { carriedBy } from "./link.ts";
import { Workbench } from "./workbench.tsx";
import "../../styles/index.css";
import "./workbench.css";
import "./inspector.css";
import "./panels/panels.css";
import "./layout.css";

let root: Root | undefined;

async function open(): Promise<void> {
  let fault = "";
  const carried = await carriedBy(location.hash).catch((error: unknown) => {
    fault = errorText(error);
    return undefined;
  });
  // Further changes belong to this tab: a reload must not restore the link's state.
  history.replaceState(null, "", location.pathname);
  root?.unmount();
  root = createRoot(document.getElementById("root") ?? document.body);
  root.render(
    <>
      <Faults first={fault} />
      <Workbench carried={carried} />
    </>,
  );
}

addEventListener("hashchange", () => {
  if (location.hash) void open();
});
void open();
