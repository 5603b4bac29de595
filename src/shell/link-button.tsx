/** Links that look like buttons. */
import type { ComponentProps } from "react";
import { Button } from "react-bootstrap";

/** A plain link: react-bootstrap's would have the role of a button, which screen readers announce as such. */
const Anchor = ({ role: _role, tabIndex: _tabIndex, onKeyDown: _onKeyDown, ...link }: ComponentProps<"a">) => (
  <a {...link} />
);

interface LinkButtonProps {
  href: string;
  children: string;
  /** Filled, as the primary action of its group; the others are outlined. */
  first?: boolean;
  /** Downloaded instead of opened. */
  download?: boolean;
}

/** Renders the link. */
export function LinkButton({ href, children, first = true, download }: LinkButtonProps) {
  return (
    // The types of `as` allow only tag names, but react-bootstrap accepts any component.
    <Button
      as={Anchor as unknown as "a"}
      variant={first ? "primary" : "outline-primary"}
      href={href}
      download={download}
    >
      {children}
    </Button>
  );
}
