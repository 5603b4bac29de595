/** A process that answers bodies and says what each cost it; `cost.ts` starts it, and ends it when it does not come back. */
import { readProject } from "../../../src/content/read.ts";
import { bodyLimitOf } from "../../../src/engine/limits.ts";
import { assemble } from "../../../src/receiver/assemble.ts";
import { openLog } from "../../../src/receiver/log.ts";
import { formFrom } from "../../forms.ts";
import { corpus } from "../../schemas/case.ts";
import { some } from "../size.ts";
import type { Asked, Cost } from "./cost.ts";

const { forms: documents, shared } = readProject(process.cwd());
const own = documents.map(({ name, schema, ui }) => formFrom(schema, ui, shared, name));
const others = some(
  corpus().filter(({ refused }) => !refused),
  30,
).map((one) => formFrom(one.schema, one.ui, one.shared, `corpus-${one.name}`));
const forms = [...own, ...others];

const [, , url = ""] = process.argv;
const { handler } = await assemble({ port: 0, url, ratePerMinute: 0, trustForwarded: false }, forms, {
  log: openLog(() => undefined),
});

/** Processor time of the whole process, in milliseconds. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on("message", async ({ text, type }: Asked) => {
  const headers = { "Content-Type": type, "Content-Length": String(Buffer.byteLength(text)) };
  const request = new Request("http://localhost/", { method: "POST", body: text, headers });
  const before = spent();
  const response = await handler.fetch(request, {});
  const answer = await response.text();
  process.send?.({ ms: spent() - before, status: response.status, length: answer.length } satisfies Cost);
});

process.send?.(
  forms.map((form) => ({
    formName: form.formName,
    paths: Object.keys(form.fields),
    limit: bodyLimitOf(form.schema),
    // Some of the corpus say their form's name themselves.
    isOwn: own.includes(form),
  })),
);
