/** The cover of an article: its first chart, without the labels that it has in the text. */
import type { Compiled } from "../content/texts.ts";

interface ArticleCoverProps {
  markup?: string;
  /** Whether it is visible without scrolling, and so loaded eagerly: mostly it is the largest element in view. */
  isFirst?: boolean;
}

/** The cover on a link to an article: an image without alternative text, since the article describes it. */
export const ArticleCover = ({ markup, isFirst = false }: ArticleCoverProps) =>
  markup ? (
    <div
      className="post-cover"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from our own sources
      dangerouslySetInnerHTML={{ __html: isFirst ? markup.replace(' loading="lazy"', "") : markup }}
    />
  ) : null;

/** Renders the cover in the head of its own article, in the page's colors. */
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
