/**
 * A renderer in a thread of its own: leads are received however long a stranger's page takes, and however much memory it uses.
 */
import { parentPort } from "node:worker_threads";
import { errorText } from "../engine/check/problem.ts";
import type { WholeForm } from "../engine/define/definition.ts";
import type { Page, PostAnswer } from "../render/answer.tsx";
import { type Limits, ownThread, type Said } from "./own-thread.ts";
import { loadRenderer, type Renderer, renderer } from "./renderer.ts";
import { translated } from "./request/spoken.ts";
import { reasonOf, type Warn } from "./store/trouble.ts";

/** Rendering the largest page takes less than a second, and starting half of one; a small machine takes many times as long. */
const limits: Limits = { answer: 5_000, start: 20_000 };

/** What to do about a thread that does not start. */
const fix =
  "npm run build makes a module that is missing; EAGAIN: allow one more thread (TasksMax in systemd, ulimit -u). Until then posts without script are answered in plain text";

/** A task for the thread: it names the form, since compiled rules cannot be sent to a thread. */
interface Task {
  call: keyof Renderer;
  answer?: Omit<PostAnswer, "form">;
  form?: Pick<WholeForm, "formName" | "lang">;
  more?: unknown[];
}

function taskOf(call: keyof Renderer, { ...answer }: PostAnswer, ...more: unknown[]): Task {
  if (!("form" in answer)) return { call, answer, more };
  const { form, ...rest } = answer;
  return { call, answer: rest, form: { formName: form.formName, lang: form.lang }, more };
}

/**
 * The renderer in a thread.
 * @param script the path of a file that calls `renderInThread`
 * @param warn called if the thread cannot be prepared
 */
export function rendererThread(script: string, warn: Warn, own: Partial<Limits> = {}): Renderer {
  const ask = ownThread(script, { ...limits, ...own });
  const notReady = (error: unknown) => warn("page not drawn", { ...reasonOf(error), fix });
  return {
    prepare: async () => void (await ask({ call: "prepare" } satisfies Task).catch(notReady)),
    draw: (...of) => ask(taskOf("draw", ...of)) as Promise<Page<Uint8Array>>,
    firstBrought: (...of) => ask(taskOf("firstBrought", ...of)) as Promise<string | undefined>,
  };
}

/** Runs in the thread: renders the pages that the main thread requests, of forms that both have. */
export async function renderInThread(forms: WholeForm[]): Promise<void> {
  const say = (said: Said) => parentPort?.postMessage(said);
  const formOf = ({ formName, lang }: NonNullable<Task["form"]>): WholeForm | undefined => {
    const own = forms.find((form) => form.formName === formName);
    return own?.lang === lang ? own : own && translated(own, lang ?? "");
  };
  parentPort?.on("message", ({ call, answer: of, form, more = [] }: Task) => {
    const whole = { ...of, ...(form && { form: formOf(form) }) };
    const render = renderer[call] as (...of: unknown[]) => Promise<unknown>;
    render(whole, ...more)
      .then((answer) => say({ answer }))
      .catch((error: unknown) => say({ failure: errorText(error) }));
  });
  await loadRenderer(forms);
  say({});
}
