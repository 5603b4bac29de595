/** The address that a server listens on: errors about it, and how it is displayed. */
import type { Server } from "node:http";
import { faultIn } from "../engine/check/problem.ts";

/** The address that a server listens on. */
export interface ListenAddress {
  port: number;
  /** The setting for the port. */
  name: string;
  /** An address of this machine, or a name of one; every address when left out. */
  host?: string;
}

/** What is expected of an address and how to fix it, by Node's error code. */
const refusals: { [code: string]: (place: ListenAddress) => { expected: string; fix: string } } = {
  EACCES: ({ name }) => ({
    expected: "a port that this user may open",
    fix: `set ${name} to a port above 1023, or give the process the capability CAP_NET_BIND_SERVICE`,
  }),
  EADDRINUSE: ({ name, port }) => ({
    expected: "a port that is free",
    fix: `stop what listens there, or set ${name}=${port + 1}`,
  }),
  ENOTFOUND: () => ({ expected: "the name of an address of this machine", fix: "HOST=127.0.0.1" }),
};

/** The same for any other error: no such address family, another machine's address, or no interface, as in fe80::1%eth0. */
const notHere = { expected: "an address of this machine", fix: "HOST=127.0.0.1, or HOST=:: for every address" };

function notListening(place: ListenAddress, error: NodeJS.ErrnoException): Error {
  const { name, port, host } = place;
  const { expected, fix } = refusals[error.code ?? ""]?.(place) ?? notHere;
  const file = `${name} ${port}${host ? ` on HOST ${host}` : ""}`;
  return faultIn(file, { expected, found: error.message, fix });
}

/**
 * Listens on an address.
 * @returns the port, which the system selects for port 0
 * @throws when it cannot listen there
 */
export const listen = (server: Server, place: ListenAddress) =>
  new Promise<number>((resolve, reject) => {
    const { port, host } = place;
    server.once("error", (error) => reject(notListening(place, error)));
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/** The host name for URLs: `localhost`, if the server listens on every address or the loopback interface. */
export function shownHost(host: string | undefined): string {
  if (!host || ["::", "0.0.0.0", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Describes who can reach a server. */
export function heardBy(host: string | undefined): string {
  if (!host || ["::", "0.0.0.0"].includes(host))
    return "Reachable on every address of this machine (HOST=127.0.0.1: from this machine only)";
  return `Reachable on ${host} only (HOST)`;
}
