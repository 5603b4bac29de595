/** The cover of an article: its first chart without words, which the text itself shows with them. */
import type { Compiled } from "../content/texts.ts";

interface ArticleCoverProps {
  markup?: string;
  /** Whether the page shows it at once, mostly as the largest thing in sight: it is asked for before the layout is known. */
  isFirst?: boolean;
}

/** The cover of an article that is linked to: an image, which that article describes. */
export const ArticleCover = ({ markup, isFirst = false }: ArticleCoverProps) =>
  markup ? (
    <div
      className="post-cover"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from our own sources
      dangerouslySetInnerHTML={{ __html: isFirst ? markup.replace(' loading="lazy"', "") : markup }}
    />
  ) : null;

/** Renders the cover of an article in its own head, in the page's tones. */
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
