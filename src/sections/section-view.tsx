/** The component of each kind of section; custom ones are files in pages/sections/. */
import type { ComponentType } from "react";
import { ownSections } from "../content/own-sections.ts";
import type { PageData } from "../content/page-data.ts";
import { refusal } from "../engine/check/problem.ts";
import type { Section, SiteSection } from "../page.ts";
import { ArticleView } from "./article.tsx";
import { Benefits } from "./benefits.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Cards } from "./cards.tsx";
import { CaseStudies } from "./case-studies.tsx";
import { Certifications } from "./certifications.tsx";
import { Docs } from "./docs.tsx";
import { FigureView } from "./figure.tsx";
import { Hero } from "./hero.tsx";
import { Hours } from "./hours.tsx";
import { Hull } from "./hull.tsx";
import { KnowledgeBase } from "./knowledge-base.tsx";
import { Newsletter } from "./newsletter.tsx";
import { Notice } from "./notice.tsx";
import { Plans } from "./plans.tsx";
import { Posts } from "./posts.tsx";
import { Process } from "./process.tsx";
import { Proof } from "./proof.tsx";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";
import { Scorecard } from "./scorecard.tsx";
import { Solutions } from "./solutions.tsx";
import { Stats } from "./stats.tsx";
import { Technologies } from "./technologies.tsx";
import { Text } from "./text.tsx";

/** The properties of a section's component: its data, and those of its page. */
interface SectionProps<Kind extends SiteSection["kind"]> {
  section: Extract<SiteSection, { kind: Kind }>;
  data: PageData;
}

const components: { [Kind in SiteSection["kind"]]: ComponentType<SectionProps<Kind>> } = {
  hero: Hero,
  cards: Cards,
  stats: Stats,
  solutions: Solutions,
  technologies: Technologies,
  benefits: Benefits,
  process: Process,
  "call-to-action": CallToAction,
  text: Text,
  figure: FigureView,
  scorecard: Scorecard,
  hull: Hull,
  prose: Prose,
  article: ArticleView,
  certifications: Certifications,
  "case-studies": CaseStudies,
  posts: Posts,
  newsletter: Newsletter,
  docs: Docs,
  questions: Questions,
  "knowledge-base": KnowledgeBase,
  plans: Plans,
  hours: Hours,
  proof: Proof,
  notice: Notice,
};

/** Section components by kind, each typed by its data. */
type AnySection = ComponentType<Omit<SectionProps<SiteSection["kind"]>, "section"> & { section: Section }>;

const taken = [...ownSections.keys()].find((kind) => Object.hasOwn(components, kind));
if (taken)
  throw refusal(`pages/sections/${taken}.tsx`, {
    expected: "a kind of section that there is not yet",
    found: `"${taken}"`,
    fix: "give the file another name",
  });

const drawing = new Map<string, unknown>([...Object.entries(components), ...ownSections]);

/**
 * Renders a section.
 * @throws DocumentError when there is no component for its kind
 */
export function SectionView({ section, data }: { section: Section; data: PageData }) {
  const Component = drawing.get(section.kind) as AnySection | undefined;
  if (!Component)
    throw refusal(`the section "${section.kind}" of the page ${data.path}`, {
      expected: `a kind of section: ${[...drawing.keys()].join(", ")}`,
      found: ownSections.has(section.kind) ? "a module without a default export" : "no component of this name",
      fix: `write pages/sections/${section.kind}.tsx, whose default export draws it`,
    });
  return <Component section={section} data={data} />;
}
