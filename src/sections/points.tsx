/** A list of points, each with its tick. */
import { Unbroken } from "../shell/unbroken.tsx";

/** Renders the points. */
export function Points({ points }: { points: string[] }) {
  return (
    <ul className="ticks">
      {points.map((point) => (
        <li key={point}>
          <Unbroken text={point} />
        </li>
      ))}
    </ul>
  );
}
