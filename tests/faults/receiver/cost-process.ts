/** A process that answers bodies and measures the cost of each; `cost.ts` starts it, and ends it when it hangs. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { readProject } from "../../../src/content/read.ts";
import { bodyLimitOf, takesFiles } from "../../../src/engine/define/limits.ts";
import { assemble } from "../../../src/receiver/assemble.ts";
import { openLog } from "../../../src/receiver/log.ts";
import { fields, formFrom } from "../../forms.ts";
import { corpus } from "../../schemas/case.ts";
import { some } from "../size.ts";
import { type Asked, type Cost, filesForm } from "./cost.ts";

const { forms: documents, shared } = readProject(process.cwd());
const own = documents.map(({ name, schema, ui }) => formFrom(schema, ui, shared, name));
const others = some(
  corpus().filter(({ refused }) => !refused),
  30,
).map((one) => formFrom(one.schema, one.ui, one.shared, `corpus-${one.name}`));
/** A form with files of the largest possible size. */
const file = { type: "string", format: "data-url", maxLength: 7_400_000 };
const withFiles = formFrom(
  fields(
    {
      name: { type: "string", maxLength: 100, pattern: "^[^<>]*$" },
      plan: { ...file, contentMediaType: "application/pdf" },
      more: { type: "array", items: file, maxItems: 5 },
    },
    "name",
  ),
  {},
  {},
  filesForm,
);
const forms = [...own, ...others, withFiles];

const [, , url = ""] = process.argv;
const { handler } = await assemble({ port: 0, url, ratePerMinute: 0 }, forms, {
  log: openLog(() => undefined),
});

/** Processor time of the whole process, in milliseconds. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on("message", async ({ text, type }: Asked) => {
  // Serialized before measuring: creating it is not the receiver's cost.
  const body = Buffer.from(text);
  const headers = { "Content-Type": type, "Content-Length": String(body.length) };
  const request = new Request("http://localhost/", { method: "POST", body, headers });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The monitor records from its second sample on.
  await setTimeout(5);
  const before = spent();
  const response = await handler.fetch(request, {});
  const answer = await response.text();
  const ms = spent() - before;
  await setTimeout(3);
  delay.disable();
  process.send?.({ ms, held: delay.max / 1e6, status: response.status, length: answer.length } satisfies Cost);
});

process.send?.(
  forms.map((form) => ({
    formName: form.formName,
    paths: Object.keys(form.fields),
    limit: bodyLimitOf(form.schema),
    // Some of the corpus declare their `formName`.
    isOwn: own.includes(form),
    takesFiles: takesFiles(form.schema),
  })),
);
