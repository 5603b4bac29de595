/** What stands around every page. */
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { Footer, type GroupedLink } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Draws header, page and footer, which has more links than its own. */
export function Layout({ path, links, children }: { path: string; links: GroupedLink[]; children: ReactNode }) {
  return (
    <HelmetProvider>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer more={links} />
    </HelmetProvider>
  );
}
