/** Which component draws which kind of section: a new kind is one component and one line here. */
import type { ComponentType } from "react";
import type { PageData } from "../content/page-data.ts";
import type { Section } from "../page.ts";
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

/** What a section's component is given: its own data, and what the page has beside its definition. */
interface SectionProps<Kind extends Section["kind"]> {
  section: Extract<Section, { kind: Kind }>;
  data: PageData;
  body: PageData["body"];
  articles: PageData["articles"];
}

const components: { [Kind in Section["kind"]]: ComponentType<SectionProps<Kind>> } = {
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

/** Draws a section. */
export function SectionView({ section, data }: { section: Section; data: PageData }) {
  const Component = components[section.kind] as ComponentType<SectionProps<Section["kind"]>>;
  return <Component section={section} data={data} body={data.body} articles={data.articles} />;
}
