/** The page of a path that no route has (the spec's "Not-found page"). */
import { Container } from "react-bootstrap";
import { footer, header } from "../site.ts";
import { Lines } from "./lines.tsx";
import { LinkButton } from "./link-button.tsx";
import { Meta } from "./meta.tsx";

/** Stands for every path that no route has. */
export const missingPath = "/404";

/** The page's heading (the spec's words). */
export const missingHeading = "Oops! Page not found";

/** What the console is told, before the path. */
export const missingWords = "404: no page at";

/** Where people who got lost usually wanted to go. */
const elsewhere = [
  ...header.actions,
  ...header.links,
  ...(footer.find(({ title }) => title === "Resources")?.links ?? []),
];

/** Draws the page. */
export function NotFound() {
  return (
    <>
      <Meta
        title="Page not found"
        description="There is no page at this address. The links below lead to what visitors look for most."
        keywords={["page not found"]}
        path={missingPath}
        noindex
      />
      <section className="hero">
        <Lines />
        <Container>
          <p className="not-found-code">404</p>
          <h1>{missingHeading}</h1>
          <p className="lead">
            There is no page at this address. If a link on this site led here, the mistake is ours.
          </p>
          <p>
            <LinkButton href="/">Return to Home</LinkButton>
          </p>
        </Container>
      </section>
      <Container className="not-found">
        <h2>You may have been looking for</h2>
        <ul className="not-found-links">
          {elsewhere.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
