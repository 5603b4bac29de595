/** The frame of every page. */
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { brand } from "../site.ts";
import { Footer, type GroupedLink } from "./footer.tsx";
import { type Around, Header } from "./header.tsx";

/** The properties of the frame. */
interface LayoutProps {
  path: string;
  /** Whether this is the not-found page. */
  isMissing?: boolean;
  /** Additional links of the footer. */
  links: GroupedLink[];
  /** The language of the page's content; English when left out. */
  lang?: string;
  children: ReactNode;
}

/** Renders header, page and footer. */
export function Layout({ path, isMissing, links, lang, children }: LayoutProps) {
  const around: Around = lang ? { lang: "en", dir: "ltr" } : {};
  return (
    <HelmetProvider>
      <Header path={path} around={around} />
      <p className="printed-from container">
        {brand.name}: {brand.url}
        {!isMissing && path}
      </p>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer more={links} around={around} />
    </HelmetProvider>
  );
}
