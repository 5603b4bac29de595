/**
 * The endpoint of the workbench's preview: the product's own receiver for a form that is being edited. It stores
 * nothing.
 */
import type { ViteDevServer } from "vite";
import { exportsOf } from "../../../content/runner.ts";
import type { WholeForm } from "../../../engine/define/definition.ts";
import type { Bindings } from "../../../receiver/responder.ts";
import type { Running } from "../../../receiver/server.ts";
import { policyWith } from "../../../serve/policy.ts";
import { type Network, networks, type Received } from "../wire.ts";

/** The delay of a slow receiver, in milliseconds. */
const slowness = 4000;

const isNetwork = (name: string): name is Network => Object.hasOwn(networks, name);

/** The path of a request: `/slow/0123456789abcdef/`. */
const way = /^\/([a-z]+)\/([\da-f]+)\//;

/** Allows a response to be framed by the workbench; a form in it is posted to the same path. */
async function framed(response: Response, path: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete("X-Frame-Options");
  const policy = headers.get("Content-Security-Policy");
  if (!policy) return new Response(response.body, { status: response.status, headers });
  headers.set("Content-Security-Policy", policyWith(policy, { "frame-ancestors": () => ["*"] }));
  const html = (await response.text()).replace(' action="/?', ` action="${path}?`);
  return new Response(html, { status: response.status, headers });
}

/**
 * Starts the receiver on a free port.
 * @param formOf finds the form with an id
 * @param tell called with the outcome of each request
 */
export async function startPreviewReceiver(
  server: ViteDevServer,
  formOf: (id: string) => Promise<WholeForm>,
  tell: (received: Received) => void,
): Promise<Running> {
  const load = <T>(file: string) => exportsOf<T>(server, file);
  const { createHandler, openLog } = await load<typeof import("../../../receiver/main.ts")>("/receiver/main.ts");
  const { run } = await load<typeof import("../../../receiver/server.ts")>("/receiver/server.ts");

  const answer = async (request: Request, env: Bindings["Bindings"]): Promise<Response> => {
    const url = new URL(request.url);
    const [, network = "", id = ""] = way.exec(url.pathname) ?? [];
    if (!isNetwork(network)) return new Response(null, { status: 404 });
    if (network === "slow") await new Promise((done) => setTimeout(done, slowness));
    let refusal: string | undefined;
    const handler = createHandler({
      forms: [await formOf(id)],
      add: async () => "not stored: the workbench keeps nothing",
      // A receiver for another origin rejects all requests from this one.
      allowedOrigin: network === "refused" ? "https://another.example" : undefined,
      log: openLog((line) => {
        if (JSON.parse(line).event === "refused") refusal = line;
      }),
    });
    const response = await handler.fetch(new Request(new URL(`/${url.search}`, url), request), env);
    tell({ at: new Date().toISOString(), network, refusal });
    return framed(response, url.pathname);
  };
  return run((request, socket) => answer(request, { breakOff: () => void socket.destroy() }), {
    port: 0,
    name: "the workbench's port",
  });
}
