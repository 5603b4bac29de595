/**
 * A site with additional forms, as developers add them: those of the corpus, and some others. One build serves every spec, and
 * one process all specs of a worker; each begins with an empty store.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { connect } from "../../../src/receiver/store/connection.ts";
import { databasePath } from "../../../src/receiver/store/database.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { anmeldung, buchung, hajz } from "../../dropped-in/languages.ts";
import { application, newsletter, roster, workshop } from "../../dropped-in/plain.ts";
import { callback, freight, parcel, referral, stay } from "../../dropped-in/presented.ts";
import { audit, meetup, tour } from "../../dropped-in/stepped.ts";
import { size } from "../../faults/size.ts";
import { filesIn } from "../../manual.ts";
import { brief, type Case, corpus, isWhole, pending } from "../../schemas/case.ts";
import { lenientForm } from "../../schemas/lenient.ts";
import { bodiesAt } from "../../stored.ts";
import { brought, documentsOf, onTrial } from "../../widgets.ts";
import { ports } from "../ports.ts";
import { ProjectCopy } from "../project.ts";

const waiting = pending();
const honored = corpus().filter(({ name, refused }) => !refused && waiting[name] === undefined);
const firstOfKind = honored.filter(({ kind }, index) => honored.findIndex((one) => one.kind === kind) === index);

/** The corpus for `npm test`, one schema of each kind with its first journey; `npm run test:schemas` takes all. */
export const cases: Case[] = isWhole ? honored : firstOfKind.map(brief);

/** The folder of the site while the suite runs, set and removed by playwright.config.ts. */
const root = () => process.env.E2E_DROPPED_IN ?? "";

/** Forms that accept any input (tests/schemas/lenient.ts). */
export const lenient = Array.from({ length: Number(process.env.LENIENT ?? size(4, 40)) }, (_none, index) =>
  lenientForm(index + 1),
);

/** A developer's own forms, by name. */
const own: { [name: string]: { schema: object; ui?: object; rules?: string } } = {
  application: { schema: application },
  newsletter: { schema: newsletter },
  roster: { schema: roster },
  workshop: { schema: workshop, ui: { continue: true } },
  stay: { ...stay, ui: { ...stay.ui, continue: true } },
  anmeldung,
  callback,
  freight,
  hajz,
  parcel,
  referral,
  audit,
  meetup,
  tour,
  letter: {
    schema: {
      type: "object",
      properties: {
        text: { type: "string", default: "To all\nat the quay" },
        day: { type: "string", format: "date" },
        degrees: { type: "integer" },
        moment: { type: "string", format: "date-time" },
        names: { type: "object", additionalProperties: { type: "string" }, default: { quay: "7" } },
      },
    },
    ui: {
      fields: { text: { widget: "textarea" }, degrees: { widget: "updown" }, moment: { widget: "text" } },
    },
  },
  ...Object.fromEntries(onTrial.map((one) => [one.form, documentsOf(one)])),
  ...Object.fromEntries(lenient.map(({ name, ...documents }) => [name, documents])),
};

/** A page with a client's logo that is twenty times as wide as it is high, and a disclosure with a long word. */
const proven = `import type { Page } from "../src/page.ts";

export default {
  meta: { title: "Clients", description: "Whom we have worked for, as far as they agreed.", keywords: ["clients"] },
  sections: [
    { kind: "hero", title: "Clients", text: "Who they are." },
    {
      kind: "proof",
      id: "clients",
      title: "By name",
      marks: [{ name: "A wide one", mark: { path: "M0 0h800v40H0z", width: 800, height: 40 } }],
    },
    {
      kind: "text",
      title: "In other words",
      paragraphs: ["They agreed."],
      folded: "Auftragsdatenverarbeitungsvereinbarungen",
      points: ["One for each."],
    },
  ],
} satisfies Page;
`;

/**
 * Copies the project, and adds the forms.
 * @throws when a schema of the corpus has the name of another form
 */
function dropIn(): ProjectCopy {
  const project = ProjectCopy.make([], root());
  for (const [file, text] of Object.entries(brought)) project.write(`forms/widgets/${file}`, text);
  for (const [file, text] of Object.entries(filesIn("pages/README.md", "A section of your own")))
    project.write(file, text);
  project.write("pages/proven.ts", proven);
  for (const [name, { schema, ui, rules }] of Object.entries(own)) project.dropIn(name, schema, ui, rules);
  project.write("forms/workshop.de.json", buchung);
  for (const { name, schema, ui, uiSchema, shared = {} } of cases) {
    if (Object.hasOwn(own, name))
      throw new Error(`tests/schemas/${name}.json has the name of a form of tests/dropped-in`);
    project.dropIn(name, schema, (ui || uiSchema) && { ...ui, uiSchema });
    for (const [file, document] of Object.entries(shared)) project.write(`schemas/${file}`, document);
  }
  return project;
}

/** Builds the site; returns the build's output. */
async function build(): Promise<string> {
  // Playwright sets FORCE_COLOR, and Node warns if NO_COLOR is set as well.
  const env = { VITE_LEADS_ENDPOINT: "", NO_COLOR: undefined, BUILD_QUICK: "1" };
  return dropIn().run(["npm", "run", "build"], env);
}

/**
 * The output of the site's build: the first worker that asks builds it, and all others wait for that.
 * @throws in each worker if the build failed
 */
export async function built(): Promise<string> {
  const end = join(root(), "end-of-build.json");
  // Only one worker succeeds in creating the folder.
  if (mkdirSync(root(), { recursive: true })) {
    const said = await build().then(
      (output) => ({ output }),
      (error: Error) => ({ failure: error.message }),
    );
    writeFileSync(`${end}.new`, JSON.stringify(said));
    renameSync(`${end}.new`, end);
  }
  while (!existsSync(end)) await setTimeout(100);
  const { output, failure } = JSON.parse(readFileSync(end, "utf8"));
  if (failure !== undefined) throw new Error(failure);
  return output;
}

/** The site's process in this worker, which runs one spec after another. */
let started: Promise<unknown> | undefined;

/** The running site, with a store that is empty at the start of each spec. */
export class DroppedInSite {
  /** A worker's own, so that specs run beside each other; the receiver's is 4,500 above it. */
  private readonly port = Number(ports.site) + 30 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  readonly url = `http://localhost:${this.port}`;
  readonly receiver = `http://localhost:${this.port + 4500}/`;
  private readonly store = `file:${join(root(), `leads-${this.port}.db`)}`;

  /** Starts it, unless a spec before has; it ends with the worker. */
  async start(): Promise<void> {
    started ??= this.run();
    await started;
    await this.change("DELETE FROM leads; DELETE FROM latest; DELETE FROM files; DELETE FROM drafts");
  }

  private async run(): Promise<void> {
    await built();
    const project = ProjectCopy.at(root());
    process.once("exit", () => project.stop());
    const env = {
      PORT: String(this.port),
      LEADS_PORT: String(this.port + 4500),
      LEADS_URL: this.store,
      LEADS_RATE_PER_MINUTE: "0",
      VITE_LEADS_ENDPOINT: "",
    };
    // Without npm and the check for stale builds, which have their own tests: the site is built.
    await project.start(["node", ".server/start.js"], env, /^Leads: /m);
  }

  /** The leads of a form, the newest first. */
  async leads(form: string) {
    return (await Store.read(this.store, { form })) ?? [];
  }

  /** Changes the receiver's store directly. */
  async change(sql: string): Promise<void> {
    const connection = connect(databasePath(this.store));
    // The receiver may be writing.
    await connection.exec(`PRAGMA busy_timeout = 10000; ${sql}`).finally(() => connection.close());
  }

  /** Writes the files attached to leads, as their owner does; returns the command's output. */
  writeFiles(directory: string): string {
    const env = { ...process.env, LEADS_URL: this.store };
    return execFileSync("node", [".server/list.js", "--files", directory], { cwd: root(), env, encoding: "utf8" });
  }

  /** The bodies of a form's leads, as they were sent, the newest first. */
  stored(form: string) {
    return bodiesAt(this.store, { form });
  }
}
