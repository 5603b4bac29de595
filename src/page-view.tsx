/** A page: its metadata and its sections. */
import type { PageData } from "./page-data.ts";
import { Meta } from "./shell/meta.tsx";

/** Draws a page from its data. */
export function PageView({ data }: { data: PageData }) {
  const { page, path } = data;
  return <Meta {...page.meta} path={path} />;
}
