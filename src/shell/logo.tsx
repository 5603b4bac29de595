/** The mark: a hull's midship section over its keel, as a shipwright draws it. */

/** Its strokes in a square of 32; pictures for other systems are drawn from them too. */
export const strokes: { d: string; width: number; opacity?: number; isKeel?: boolean }[] = [
  { d: "M3 7c1 9 5 15 13 17 8-2 12-8 13-17", width: 2.5 },
  { d: "M9 7c.6 6 2.6 10.5 7 12.5 4.4-2 6.4-6.5 7-12.5", width: 1.75, opacity: 0.75 },
  { d: "M16 5v25", width: 2.5, isKeel: true },
];

/** Renders the mark at the size of the text around it. */
export function Logo() {
  return (
    <svg
      className="logo"
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {strokes.map(({ d, width, opacity, isKeel }) => (
        <path key={d} d={d} strokeWidth={width} opacity={opacity} className={isKeel ? "logo-keel" : undefined} />
      ))}
    </svg>
  );
}
