/** A chart or a diagram that the build has drawn, with its caption. */

import type { PageData } from "../content/page-data.ts";
import type { FigureSection } from "../page.ts";
import { Frame } from "./frame.tsx";

/** Renders a picture by its name. */
export function Figure({ name, data }: { name: string; data: PageData }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from our own sources, every word escaped
  return <div className="figure-place" dangerouslySetInnerHTML={{ __html: data.figures[name] ?? "" }} />;
}

/** Renders a section that is a picture. */
export function FigureView({ section, data }: { section: FigureSection; data: PageData }) {
  const { id, title, text, figure } = section;
  return (
    <Frame kind="figure" id={id} title={title} text={text}>
      <Figure name={figure} data={data} />
    </Frame>
  );
}
