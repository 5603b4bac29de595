/** Links that ask for something, drawn as buttons. */
import type { Link } from "../page.ts";

/** Draws one link as a button; the first of a group is the one we hope for. */
export function Action({ link, first = true }: { link: Link; first?: boolean }) {
  return (
    <a className={`btn ${first ? "btn-primary" : "btn-outline-primary"}`} href={link.href}>
      {link.label}
    </a>
  );
}

/** Draws a group of links as buttons. */
export function Actions({ links }: { links: Link[] }) {
  return (
    <p className="actions">
      {links.map((link, index) => (
        <Action key={link.label} link={link} first={index === 0} />
      ))}
    </p>
  );
}
