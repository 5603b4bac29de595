/** `npm run dev`: documents are reloaded as they are written, and an error in one is reported and stops nothing. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page, type Route, test } from "playwright/test";
import { newsletter } from "../dropped-in/plain.ts";
import { referral } from "../dropped-in/presented.ts";
import { isFull } from "../faults/size.ts";
import { routes } from "../site/routes.ts";
import { bodiesAt } from "../stored.ts";
import { changesAreShown, errorsOf, serverIsReplaced } from "./changes.ts";
import { field } from "./form.ts";
import { devPorts } from "./ports.ts";
import { ProjectCopy } from "./project.ts";
import { standInsAreLoaded } from "./stand-ins.ts";
import { workbench } from "./workbench.ts";

test.describe.configure({ mode: "serial" });
const file = "forms/contact.ui.json";
const site = `http://localhost:${devPorts.site}`;
const receiver = `http://localhost:${devPorts.leads}/`;
const mistake = "schemas/draft.schema.json at /properties/email/formt";
let project: ProjectCopy;
/** One context for all tests: in a fresh one, a page loads every module of the dev server anew. */
let context: BrowserContext;
let page: Page;
let [leads, said] = ["", ""];
const read = () => JSON.parse(readFileSync(join(project.root, file), "utf8"));
const overlay = (page: Page) => page.locator("vite-error-overlay");
const submit = (page: Page) => page.locator("form.form button[type=submit]");

const stored = (form: string) => bodiesAt(leads, { form });

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext();
  project = ProjectCopy.make(["tests/fixtures"]);
  leads = `file:${project.root}/leads.db`;
  project.dropIn("draft", {
    type: "object",
    properties: { email: { type: "string", formt: "email" } },
  });
  const env = { LEADS_PORT: devPorts.leads, LEADS_URL: leads, VITE_LEADS_ENDPOINT: "" };
  const command = ["npm", "run", "dev", "--", "--port", devPorts.site, "--strictPort"];
  // Site and receiver start in parallel: either may be first.
  const both = /(?=[\s\S]*Leads are received)[\s\S]*Local/;
  const { output, child } = await project.start(command, env, both);
  said = output;
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => {
      said += data.toString();
    });
});
test.beforeEach(async () => {
  page = await context.newPage();
});
test.afterEach(async () => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) await test.info().attach("what npm run dev said last", { body: said.slice(-2000) });
  // Does not wait for the page to close: one that is just reloading stays open until its context is closed.
  await page.close({ runBeforeUnload: true });
});
test.afterAll(async () => {
  await context.close();
  project.remove();
});

test("it starts despite a mistake, reports it once, and recovers when it is fixed", async () => {
  await page.goto(`${site}/draft`);
  await expect(overlay(page)).toContainText(mistake, { timeout: 90_000 });
  await expect(page.locator("h1")).toHaveText("A mistake in draft");
  expect(said.split(mistake)).toHaveLength(2);
  expect(said).not.toMatch(/^\s+at /m);
  project.write("schemas/draft.schema.json", newsletter);
  await expect(page.locator("h1")).toHaveText("Draft", { timeout: 90_000 });
  await expect(overlay(page)).toHaveCount(0);
  // Warnings are only in the terminal.
  expect(said).toContain("warning: schemas/draft.schema.json at /properties/firstName");
});

test("the terminal shows dead links, texts that belong to no page, and unknown keys of pages", async () => {
  project.write("pages/notes.md", "A text without a page.");
  await expect.poll(() => said).toContain("pages/notes.md\n  expected: a page that shows it: pages/notes.ts");
  rmSync(join(project.root, "pages/notes.md"));
  const text = readFileSync("pages/about-us.ts", "utf8").replace("meta: {", "meta: { noIndex: true,");
  project.write("pages/linking.ts", text.replaceAll('"/consultation"', '"/consultatoin"'));
  const open = () => page.request.get(`${site}/linking`).then(() => said);
  await expect.poll(open).toMatch(/\n.*"\/consultatoin"\n.*"\/consultation"[\s\S]*linking\.ts at .*\n.*\n.*'noindex'/);
  rmSync(join(project.root, "pages/linking.ts"));
});

/** A document without what differs on the dev server: URLs, hashes, scripts, and the formatting of styles. */
const comparable = (html: string) =>
  html
    .replace(/<meta property="csp-nonce"[^>]*>/, "")
    .replace(/<script type="module">import \{ injectIntoGlobalHook[\s\S]*?<\/script>/, "")
    .replace('<script type="module" src="/@vite/client"></script>', "")
    .replace(/<script type="module" src="[^"]*drawn:\d+"><\/script>/, "")
    // The built not-found page contains its policy, and its script is minified.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<script type="module">\(function tellOfMissing[\s\S]*?<\/script>/, "")
    .replace(/<script type="importmap">.*?<\/script>/, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<style>[\s\S]*?<\/style>/g, "<style></style>")
    .replace(/ integrity="[^"]*"/g, "")
    .replace(/ data-scripts="[^"]*"/g, "")
    .replace(/ data-host="[^"]*"/g, "")
    // Legal pages contain the day on which they were rendered, all pages the year; midnight may be between the two.
    .replace(/(Last updated: <time[^>]*>|© \d+–)[^<.]*/g, "$1")
    .replace(
      /(src|srcset|href|action|content)="(data:image\/svg|\/assets\/|\/@|\/browser\/|http:\/\/localhost:)[^"]*"/g,
      '$1=""',
    );

/** One route of each group of similar pages; all routes in `npm run test:faults`. */
const asked = isFull ? routes : routes.filter((path, index) => !alike(path, routes.slice(0, index)));

function alike(path: string, others: readonly string[]): boolean {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return folder !== "/" && others.some((other) => other.startsWith(folder));
}

test("every route's document is the built one, except for URLs", async ({ request, baseURL }) => {
  for (const path of ["//", ...asked, "/no-such-page", "/Contact"]) {
    const [dev, built] = await Promise.all([request.get(`${site}${path}`), request.get(`${baseURL}${path}`)]);
    expect([path, dev.status()]).toEqual([path, built.status()]);
    expect(comparable(await dev.text()), path).toBe(comparable(await built.text()));
  }
});

test("the receiver, at the port in the terminal, knows an added or changed form at once", async () => {
  project.dropIn("newsletter", newsletter);
  await expect(async () => {
    await page.goto(`${site}/newsletter`);
    await expect(page.locator("h1")).toHaveText("Newsletter", { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await page.waitForLoadState();
  await field(page, "firstName").fill("Ines");
  await field(page, "email").fill("ines@harbour.example");
  await submit(page).click();
  await expect(page.locator(".success h2")).toBeFocused({ timeout: 90_000 });
  const { email = {}, ...others } = newsletter.properties ?? {};
  project.write("schemas/newsletter.schema.json", {
    ...newsletter,
    properties: { email, ...others, city: { type: "string" } },
    required: ["email", "city"],
  });
  await field(page, "city").waitFor({ timeout: 90_000 });
  await page.waitForLoadState();
  await field(page, "city").fill("Bergen");
  await field(page, "email").fill("ines@harbour.example");
  await submit(page).click();
  await expect(page.locator(".success h2")).toBeFocused({ timeout: 90_000 });
  expect((await stored("newsletter")).map((body) => Object.keys(body).sort().join())).toEqual([
    "city,email,firstName,formName",
    "email,firstName,formName",
  ]);
});

test("page and receiver apply changed rules, and broken ones are reported", async () => {
  const rules = "forms/referral.rules.ts";
  project.dropIn("referral", referral.schema, undefined, referral.rules);
  await expect(async () => {
    await page.goto(`${site}/referral`);
    await expect(page.locator("h1")).toHaveText("Referral", { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  // The page reloads itself; until its scripts have run, the browser would post the form without them.
  await page.waitForLoadState();
  const send = async (friend: string) => {
    await field(page, "email").fill("ines@harbour.example");
    await field(page, "friend").fill(friend);
    await submit(page).click();
  };
  await send("ola@harbour.example");
  await expect(page.locator(".error-summary li")).toHaveText(["Bring somebody of another company"]);
  const reloaded = page.waitForEvent("load", { timeout: 90_000 });
  project.write(rules, referral.rules.replace("Bring somebody of", "Come with a friend from"));
  await reloaded;
  await send("ola@harbour.example");
  const changed = "Come with a friend from another company";
  await expect(page.locator(".error-summary li")).toHaveText([changed]);
  const body = { formName: "referral", email: "ines@harbour.example", friend: "ola@harbour.example" };
  expect(await errorsOf(receiver, body)).toEqual([{ field: "friend", message: changed }]);
  project.write(rules, `${referral.rules}\nexport const most = 5;\n`);
  await expect(overlay(page)).toContainText(`${rules} at most`, { timeout: 90_000 });
  project.write(rules, referral.rules);
  await expect(overlay(page)).toHaveCount(0, { timeout: 90_000 });
});

test("a changed document is shown with what was typed, and a broken one is reported", async () => {
  await page.goto(`${site}/contact`);
  await expect(page.locator("h1")).toHaveText("Contact Us", { timeout: 90_000 });
  await field(page, "name").fill("Ines Haddad");
  await field(page, "message").pressSequentially("Not lost");
  await field(page, "inquiryType").selectOption("sales");
  project.write(file, { ...read(), heading: "Talk to us" });
  await expect(page.locator("h1")).toHaveText("Talk to us", { timeout: 90_000 });
  await expect(field(page, "name")).toHaveValue("Ines Haddad");
  await expect(field(page, "message")).toHaveValue("Not lost");
  await expect(field(page, "inquiryType")).toHaveValue("sales");
  const right = read();
  project.write(file, { ...right, headline: "wrong" });
  await expect(overlay(page)).toContainText(`${file} at /headline`, { timeout: 90_000 });
  project.write(file, right);
  await expect(overlay(page)).toHaveCount(0, { timeout: 90_000 });
  await expect(field(page, "message")).toHaveValue("Not lost");
  await submit(page).click();
  await expect(page.locator(".error-summary li").first()).toHaveText("Email is required");
});

test("a document that is saved while its page is loading is shown", async () => {
  const right = read();
  let hear = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route("**/@vite/client", hold, { times: 1 });
  await page.goto(`${site}/contact`, { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText(right.heading);
  project.write(file, { ...right, heading: "Saved early" });
  // The server knows of it before the page can.
  const html = async () => (await page.request.get(`${site}/contact`)).text();
  await expect.poll(html, { timeout: 90_000 }).toContain("Saved early");
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  hear();
  await expect(page.locator("h1")).toHaveText("Saved early", { timeout: 90_000 });
  project.write(file, right);
  await expect(page.locator("h1")).toHaveText(right.heading, { timeout: 90_000 });
});

changesAreShown(() => ({ site, receiver, project, page }));

test("the receiver's rejections are logged with the reason", async () => {
  await errorsOf(receiver, { formName: "contact", email: "ines" });
  const line = '"status":400,"reason":"not valid","form":"contact","fields":["name","email"';
  await expect.poll(() => said).toContain(line);
});

standInsAreLoaded(() => ({ site, root: project.root, page }));

test.describe("/workbench", () => {
  workbench(() => ({ site, root: project.root, context }));
});

test("all dependencies of pages were bundled in advance: new ones would reload the page", () => {
  expect(said).not.toContain("optimized dependencies changed");
});
serverIsReplaced(() => ({ site, receiver, project, page }));
