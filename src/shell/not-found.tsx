/** The page for paths without a route (the spec's "Not-found page"). */
import { Container } from "react-bootstrap";
import { type Carries, carried } from "../page-state.ts";
import { footer, header } from "../site.ts";
import { LinkButton } from "./link-button.tsx";
import { Meta } from "./meta.tsx";
import { Steady } from "./unbroken.tsx";

/** The path of the not-found page. */
export const missingPath = "/404";

/** The page's heading (the spec's words). */
export const missingHeading = "Oops! Page not found";

/** The console message, before the path. */
export const missingWords = "404: no page at";

/** The most common destinations. */
const elsewhere = [
  ...header.actions,
  ...header.links,
  ...(footer.find(({ title }) => title === "Resources")?.links ?? []),
];

/**
 * Logs the missing path to the console; for a knowledge-base article or category that has not been written, it also shows a link
 * with which visitors can request it. The page has no React and inlines the source of this function, which therefore may only use its
 * parameters.
 */
export function tellOfMissing(message: string): void {
  const { pathname } = window.location;
  console.error(message, pathname);
  const [, slug] = /^\/knowledge-base\/(?:category\/)?([a-z0-9-]{1,80})$/.exec(pathname) ?? [];
  const link = document.querySelector<HTMLAnchorElement>("[data-ask]" satisfies Carries);
  if (!slug || !link?.parentElement) return;
  const words = `${slug[0]?.toUpperCase()}${slug.slice(1).replaceAll("-", " ")}`;
  // Abbreviations that the articles write in capitals.
  const name = words.replace(/\b(?:aws|cd|ci|ecs|eks|iam|nat|oidc|soc)\b/gi, (initials) => initials.toUpperCase());
  link.textContent = `Ask for "${name}"`;
  link.href = `/contact?subject=${encodeURIComponent(`Knowledge base: ${name}`)}`;
  link.parentElement.hidden = false;
}

/** Renders the page. */
export function NotFound() {
  return (
    <>
      <Meta
        title="Page not found at this address"
        description="There is no page at this address. The links below lead to what visitors look for most."
        keywords={["page not found"]}
        path={missingPath}
        noindex
      />
      <section className="hero hero-plain">
        <Container>
          <p className="not-found-code">404</p>
          <h1 data-room={missingHeading}>{missingHeading}</h1>
          <Steady
            className="lead"
            text="There is no page at this address. If our own link led here, the mistake is ours."
          />
          <p hidden>
            This part of the knowledge base is not published yet.{" "}
            <a href="/contact" {...carried({ ask: "" })}>
              Ask for it
            </a>
          </p>
          <p className="actions">
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
