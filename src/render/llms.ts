/** llms.txt: the site, one line per page, and its response times, for programs that read rather than crawl. */

import { promises } from "../clocks.ts";
import { indexed, loadMeta } from "../content/page-data.ts";
import { routes } from "../content/routes.ts";
import { canonicalUrl } from "../shell/meta.tsx";
import { brand } from "../site.ts";

/** The groups of pages, by path prefix; all other pages are listed under the company. */
const groups: [title: string, begins: RegExp][] = [
  ["Services", /^\/(services\/|consulting)/],
  ["Articles", /^\/blog/],
  ["Help", /^\/(documentation|knowledge-base|community|support)/],
  ["Legal", /^\/(privacy-policy|terms-of-service|cookie-policy|security)/],
];

const [company, requests] = ["Company", "Requests"];

interface Line {
  group: string;
  text: string;
}

async function lineOf(route: (typeof routes)[number]): Promise<Line> {
  const isForm = route.kind === "form";
  const { title, description } = isForm ? (await route.load()).page : await loadMeta(route);
  const group = groups.find(([, begins]) => begins.test(route.path))?.[0] ?? company;
  return {
    group: isForm ? requests : group,
    text: `- [${title}](${canonicalUrl(route.path)}): ${description}`,
  };
}

/** The file. */
export async function llms(): Promise<string> {
  const lines = await Promise.all((await indexed(routes)).map(lineOf));
  const sections = [company, requests, ...groups.map(([title]) => title)].map((group) =>
    [`## ${group}`, "", ...lines.filter((line) => line.group === group).map(({ text }) => text)].join("\n"),
  );
  const times = ["## Response times", "", ...promises.map(({ name, value }) => `- ${name}: ${value}`)].join("\n");
  return `${[`# ${brand.name}`, `> ${brand.description}`, ...sections, times].join("\n\n")}\n`;
}
