/** A list of points, each with its tick. */

/** Renders the points. */
export function Points({ points }: { points: string[] }) {
  return (
    <ul className="ticks">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
