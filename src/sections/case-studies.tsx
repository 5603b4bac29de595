/** Case studies, one after the other. */
import { Container } from "react-bootstrap";
import type { PageData } from "../content/page-data.ts";
import type { CaseStudies as CaseStudiesData, CaseStudy } from "../page.ts";
import { Figure } from "./figure.tsx";
import { Points } from "./points.tsx";
import { Tags } from "./tags.tsx";

function CaseStudyView({ study, data }: { study: CaseStudy; data: PageData }) {
  return (
    <article className="case-study" id={study.id}>
      <header>
        <p className="category">{study.industry}</p>
        <h2>{study.title}</h2>
        <p className="case-study-time">
          Timeline: <strong>{study.timeline}</strong>
        </p>
        <p className="section-label">Technologies</p>
        <Tags label="Technologies" items={study.technologies} />
      </header>
      <div>
        <h3>Challenge</h3>
        <p>{study.challenge}</p>
        <h3>Solution</h3>
        <p>{study.solution}</p>
        <div className="case-study-results">
          <h3>Results</h3>
          <Points points={study.results} />
        </div>
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

/** Draws the case studies. */
export function CaseStudies({ section, data }: { section: CaseStudiesData; data: PageData }) {
  return (
    <section className="section section-case-studies">
      <Container>
        {section.items.map((study) => (
          <CaseStudyView key={study.id} study={study} data={data} />
        ))}
      </Container>
    </section>
  );
}
