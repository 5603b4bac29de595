/** Links that look like buttons. */
import type { ComponentProps } from "react";
import { Button } from "react-bootstrap";

/** A link as it is: react-bootstrap's own would tell screen readers that it is a button, which leads nowhere. */
const Anchor = ({ role: _role, tabIndex: _tabIndex, onKeyDown: _onKeyDown, ...link }: ComponentProps<"a">) => (
  <a {...link} />
);

interface LinkButtonProps {
  href: string;
  children: string;
  /** Filled, as the one of its group that we hope for; the others have an outline. */
  first?: boolean;
  /** Kept as a file instead of being opened. */
  download?: boolean;
}

/** Draws the link. */
export function LinkButton({ href, children, first = true, download }: LinkButtonProps) {
  return (
    // Its types name tags alone, but it takes components, as every part of react-bootstrap does.
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
