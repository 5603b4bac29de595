/** The footer of every page. */
import { Container, Navbar } from "react-bootstrap";
import { brand, footer, social } from "../site.ts";
import type { Around } from "./header.tsx";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";

/** A link for the footer's group with that title; not shown if there is no such group. */
export type GroupedLink = (typeof footer)[number]["links"][number] & { group?: string };

/** Renders the footer. */
export function Footer({ more, around }: { more: GroupedLink[]; around: Around }) {
  return (
    <footer className="site-footer" {...around}>
      <Container className="footer-groups">
        <div className="footer-brand">
          <Navbar.Brand href="/">
            <Logo />
            {brand.name}
          </Navbar.Brand>
          <p>{brand.description}</p>
          <p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            <br />
            {brand.region}
          </p>
          <ul className="social">
            {social.map(({ label, href, icon }) => (
              <li key={label}>
                <a href={href} aria-label={label}>
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {[...links, ...more.filter(({ group }) => group === title)].map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className="footer-end">
        <p>
          © {brand.founded}–{new Date().getFullYear()} {brand.legalName}. {brand.tagline}
        </p>
      </Container>
    </footer>
  );
}
