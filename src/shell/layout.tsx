/** What stands around every page. */
import type { ReactNode } from "react";
import { HelmetProvider } from "react-helmet-async";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Draws header, page and footer. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <HelmetProvider>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </HelmetProvider>
  );
}
