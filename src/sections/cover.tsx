/** The cover of an article in its head: its first chart without words, which the text itself shows with them. */
import type { Compiled } from "../content/page-data.ts";

/** Draws the cover, in the page's tones. */
export function Cover({ cover }: { cover: Compiled["cover"] }) {
  if (!cover) return null;
  const { width, height, shapes } = cover.drawing;
  return (
    <svg className="drawing article-cover" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map((shape) =>
        "d" in shape ? (
          <path
            key={shape.d}
            className={[shape.fill && `f-${shape.fill}`, shape.stroke && `s-${shape.stroke}`].filter(Boolean).join(" ")}
            d={shape.d}
            strokeWidth={shape.stroke && shape.width}
            strokeDasharray={shape.dash}
            fillOpacity={shape.opacity}
          />
        ) : null,
      )}
    </svg>
  );
}
