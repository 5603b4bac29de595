/** What a failing route shows, depending on what was thrown. */
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { RouteError } from "./route-error.tsx";

async function shown(thrown: unknown): Promise<string> {
  const loader = () => {
    throw thrown;
  };
  const handler = createStaticHandler([{ path: "/", loader, element: null, errorElement: <RouteError /> }]);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

for (const [thrown, words] of [
  [new Response("", { status: 503, statusText: "Service Unavailable" }), "503 Service Unavailable"],
  [new Error("The page cannot be drawn"), "The page cannot be drawn"],
  ["a word", "a word"],
] as const)
  test(`"${words}" under the router's own heading, with a way home`, async () => {
    const html = await shown(thrown);
    expect(html).toContain("<h1>Unexpected Application Error!</h1>");
    expect(html).toContain(words);
    expect(html).toContain('href="/"');
  });
