/** A page: its metadata and its sections. */

import type { PageData } from "../content/page-data.ts";
import { SectionView } from "../sections/section-view.tsx";
import { Meta } from "../shell/meta.tsx";

/** Renders a page from its data. */
export function PageView({ data }: { data: PageData }) {
  const { page, path } = data;
  const { article, meta } = page;
  const about = article && {
    publishedTime: article.date,
    modifiedTime: article.updated?.date,
    author: article.author,
    section: article.category,
    tags: article.tags,
  };
  return (
    <>
      <Meta type={article ? "article" : "website"} {...meta} path={path} article={about} />
      {page.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places
        <SectionView key={index} section={section} data={data} />
      ))}
    </>
  );
}
