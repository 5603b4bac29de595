/** Leads for the tests of the owner's command, and its output. */
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { JsonObject } from "../src/engine/schema/schema.ts";
import { formsOnDisk } from "../src/receiver/leads/on-disk.ts";
import { report } from "../src/receiver/leads/report.ts";
import type { Lead } from "../src/receiver/store/lead.ts";
import { Store } from "../src/receiver/store/store.ts";
import { freshUrl, run, whole } from "./receiver.ts";

/** A day, in milliseconds. */
export const day = 86_400_000;
/** When the newest lead was received. */
export const noon = Date.parse("2026-11-21T12:00:00Z");

/** A lead, of the contact form by default. */
export const lead = (body: JsonObject, more: Partial<Lead> = {}): Lead => ({
  ...{ id: "0123456789abcdef0123456789abcdef", form: "contact", receivedAt: noon, lastSeenAt: noon, count: 1 },
  ...more,
  body: { formName: "contact", ...body },
});

/** The command's output. */
export const said = (args: string[], env: NodeJS.ProcessEnv) => whole(report(args, env, formsOnDisk));

/** A database with these bodies, each a day older than the one before. */
export async function stored(bodies: JsonObject[], newest = noon): Promise<string> {
  const url = freshUrl();
  const store = await Store.open(url);
  for (const [index, body] of bodies.entries())
    await store.add(String(body.formName), body, { at: newest - index * day });
  await store.close();
  return url;
}

/** The relevant fields of an estimate request. */
export const estimate = {
  ...{ formName: "estimate", firstName: "Bo", lastName: "Ek", email: "bo@example.com", company: "Tarn AB" },
  ...{
    phone: "+49 30 555 0101",
    services: ["CI/CD Pipeline", "Cloud Solutions"],
    description: "Nightly builds, daily",
  },
};

/** The command in a process of its own. */
export async function command(args: string[], url: string, env?: NodeJS.ProcessEnv) {
  const child = run("src/receiver/leads/list.ts", args, { ...env, LEADS_URL: url }, "pipe");
  const [output, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    once(child, "close"),
  ]);
  return { code, output, errors };
}
