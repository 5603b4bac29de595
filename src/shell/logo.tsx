/** The mark: a hull's midship section over its keel, as a shipwright draws it. */

/** Draws the mark at the size of the text around it. */
export function Logo() {
  return (
    <svg
      className="logo"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M3 7c1 9 5 15 13 17 8-2 12-8 13-17" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M9 7c.6 6 2.6 10.5 7 12.5 4.4-2 6.4-6.5 7-12.5" strokeWidth="1.75" strokeLinecap="round" opacity=".75" />
      <path className="logo-keel" d="M16 5v25" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
