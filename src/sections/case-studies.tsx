/** Case studies, one after the other, each with its results in large type and its timeline. */
import { Container } from "react-bootstrap";
import type { PageData } from "../content/page-data.ts";
import type { CaseStudies as CaseStudiesData, CaseStudy } from "../page.ts";
import { brand } from "../site.ts";
import { Figure } from "./figure.tsx";
import { Months } from "./months.tsx";
import { Points } from "./points.tsx";
import { Scores } from "./scores.tsx";
import { Tags } from "./tags.tsx";

/** The link of an email without a recipient, which shares a place on a page. */
const emailOf = (title: string, place: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(brand.url + place)}`;

function CaseStudyView({ study, path, data }: { study: CaseStudy; path: string; data: PageData }) {
  const { id, title, industry, scores, results, timeline } = study;
  return (
    <article className="case-study" id={id}>
      <header>
        <div>
          <p className="category">{industry}</p>
          <h2>{title}</h2>
          <p className="section-label">Technologies</p>
          <Tags label="Technologies" items={study.technologies} />
          <p className="case-study-share">
            <a href={`#${id}`}>
              Link to this case<span className="visually-hidden">: {title}</span>
            </a>
            <a href={emailOf(title, `${path}#${id}`)}>
              Send by email<span className="visually-hidden">: {title}</span>
            </a>
          </p>
        </div>
      </header>
      <div>
        <div className="case-study-results">
          <h3>Results</h3>
          {scores.length > 0 && <Scores scores={scores} />}
          {results.length > 0 && <Points points={results} />}
          <p className="case-study-time">
            Timeline: <strong>{timeline}</strong>
          </p>
          <Months study={study} />
        </div>
        <h3>Challenge</h3>
        <p>{study.challenge}</p>
        <h3>Solution</h3>
        <p>{study.solution}</p>
      </div>
      {study.figures && (
        <div className="case-study-figures">
          {study.figures.map((name) => (
            <Figure key={name} name={name} data={data} />
          ))}
        </div>
      )}
    </article>
  );
}

/** Renders the case studies. */
export function CaseStudies({ section, data }: { section: CaseStudiesData; data: PageData }) {
  return (
    <section className="section section-case-studies">
      <Container>
        {section.items.map((study) => (
          <CaseStudyView key={study.id} study={study} path={data.path} data={data} />
        ))}
      </Container>
    </section>
  );
}
