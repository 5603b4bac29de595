/** Text beside its heading. */

import type { PageData } from "../content/page-data.ts";
import type { Text as TextData } from "../page.ts";
import { LinkButton } from "../shell/link-button.tsx";
import { Unbroken } from "../shell/unbroken.tsx";
import { Action } from "./action.tsx";
import { Figure } from "./figure.tsx";
import { Frame } from "./frame.tsx";
import { PaperCover } from "./paper-cover.tsx";
import { Points } from "./points.tsx";

/** Renders the text. */
export function Text({ section, data }: { section: TextData; data: PageData }) {
  const { id, label, title, paragraphs, points, folded, download, cover, action, figure } = section;
  return (
    <Frame kind="text" id={id}>
      <div className={cover ? "beside beside-cover" : "beside"}>
        <div>
          {label && <p className="section-label">{label}</p>}
          <h2>{title}</h2>
          {cover && <PaperCover title={cover} />}
        </div>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken text={paragraph} />
            </p>
          ))}
          {points && !folded && <Points points={points} />}
          {points && folded && (
            <details>
              <summary>{folded}</summary>
              <Points points={points} />
            </details>
          )}
          {(download || action) && (
            <p className="actions">
              {download && (
                <LinkButton href={download.href} download>
                  {download.label}
                </LinkButton>
              )}
              {action && <Action link={action} first={false} />}
            </p>
          )}
        </div>
      </div>
      {figure && <Figure name={figure} data={data} />}
    </Frame>
  );
}
