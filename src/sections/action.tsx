/** Call-to-action links, rendered as buttons. */
import type { Link } from "../page.ts";
import { LinkButton } from "../shell/link-button.tsx";

/** Renders one link as a button; the first of a group is the primary action. */
export function Action({ link, first }: { link: Link; first?: boolean }) {
  return (
    <LinkButton href={link.href} first={first}>
      {link.label}
    </LinkButton>
  );
}

/** Renders a group of links as buttons. */
export function Actions({ links }: { links: Link[] }) {
  return (
    <p className="actions">
      {links.map((link, index) => (
        <Action key={link.label} link={link} first={index === 0} />
      ))}
    </p>
  );
}
