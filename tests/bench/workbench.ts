/** The cost of typing in the workbench of `npm run dev`, with the schema of a large form. */
import type { Browser, CDPSession, Page } from "playwright";
import { ProjectCopy } from "../e2e/project.ts";
import { editor, field, form } from "../e2e/workbench/bench.ts";
import type { Bench } from "./bench.ts";
import { budget, type Row } from "./budgets.ts";

/** The number of fields. */
const fields = 200;

const port = "4718";
const typed = " of many more words";

const schema = {
  type: "object",
  properties: Object.fromEntries(
    Array.from({ length: fields }, (_, index) => [
      `field${index + 1}`,
      { type: "string", title: `Field ${index + 1}`, description: "What is asked, in a sentence.", maxLength: 200 },
    ]),
  ),
};

/** An event of a trace; times are in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** Its duration in processor time of its thread, which excludes other work of the machine. */
  tdur: number;
  args: { name?: string; data?: { type?: string } };
}

/** Runs something, and returns the events that the browser traced meanwhile. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as Traced[]));
  session.on("Tracing.dataCollected", collect);
  const includedCategories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  return events;
}

/** The tasks of the page's main thread in milliseconds: those that handle a key, and all others. */
function tasksIn(events: Traced[]): { keyed: number[]; later: number[] } {
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  const isMain = ({ name, args }: Traced) => name === "thread_name" && args.name === "CrRendererMain";
  const mains = new Set(events.filter(isMain).map(threadOf));
  const keys = events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "keydown");
  const page = keys[0] && threadOf(keys[0]);
  const tasks = events.filter((event) => event.name === "RunTask" && event.ph === "X" && threadOf(event) === page);
  if (page === undefined || !mains.has(page)) throw new Error("The trace has no keystroke");
  const isKeyed = ({ ts, dur }: Traced) => keys.some((key) => key.ts >= ts && key.ts < ts + dur);
  const of = (list: Traced[]) => list.map(({ tdur }) => tdur / 1000);
  return { keyed: of(tasks.filter(isKeyed)), later: of(tasks.filter((task) => !isKeyed(task))) };
}

/** Opens the workbench with the form, and places the cursor after a title in the middle of its schema. */
async function open(page: Page): Promise<void> {
  await page.goto(`http://localhost:${port}/workbench`);
  await page.getByLabel("Form", { exact: true }).selectOption("large", { timeout: 120_000 });
  await form(page).locator("form.form").waitFor({ timeout: 120_000 });
  await field(page, `field${fields}`).waitFor();
  await editor(page, "Schema").evaluate(
    (element, text) => {
      const { view } = (element as unknown as { cmTile: { view: { state: { doc: object } } & Dispatching } }).cmTile;
      const anchor = String(view.state.doc).indexOf(text) + text.length;
      view.focus();
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
    },
    `"title": "Field ${fields / 2}`,
  );
  // Wait until rendering has finished.
  await page.waitForTimeout(3000);
}

/** The methods of CodeMirror's view that are called here. */
interface Dispatching {
  focus: () => void;
  dispatch: (spec: object) => void;
}

async function measure(browser: Browser): Promise<ReturnType<typeof tasksIn>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await open(page);
    const session = await page.context().newCDPSession(page);
    const events = await traced(session, async () => {
      await page.keyboard.type(typed, { delay: 100 });
      await page.waitForTimeout(3000);
    });
    return tasksIn(events);
  } finally {
    await page.close();
  }
}

/** Measures typing in the schema of a large form. */
export async function measureWorkbench({ browser, budgets }: Bench): Promise<Row[]> {
  const copy = ProjectCopy.make(["tests/fixtures"]);
  process.once("exit", () => copy.remove());
  try {
    copy.dropIn("large", schema);
    const env = { LEADS_PORT: "8963", LEADS_URL: `file:${copy.root}/leads.db`, VITE_LEADS_ENDPOINT: "" };
    await copy.start(["node", "node_modules/vite/bin/vite.js", "--port", port, "--strictPort"], env, /Local/);
    const { keyed, later } = await measure(browser);
    const limit = budget(budgets, "workbench", "keystrokeMs");
    const row = { subject: `workbench, ${fields} fields`, unit: "ms", by: "figure" } as const;
    return [
      { ...row, figure: "longest task of a keystroke", ours: Math.max(...keyed), budget: limit },
      { ...row, figure: "longest task after it, drawing the form", ours: Math.max(...later) },
    ];
  } finally {
    copy.remove();
  }
}
