/** Several receivers on one database, behind one address, and requests to them. */
import type { ChildProcess } from "node:child_process";
import { connect, createServer, type Server } from "node:net";
import { createFunction } from "../../../src/receiver/main.ts";
import { message, post, startProcess } from "../../receiver.ts";

/** A receiver in a process of its own. */
export interface Member {
  child: ChildProcess;
  port: number;
}

/** A load balancer that passes each connection to the next receiver in turn. */
export async function behindOneAddress(members: Member[]): Promise<{ port: number; server: Server }> {
  let turn = 0;
  const server = createServer((client) => {
    const member = members[turn++ % members.length];
    const upstream = connect(member?.port ?? 0, "127.0.0.1");
    client.pipe(upstream).pipe(client);
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : 0, server };
}

/** Starts several receivers at once. */
export const startSeveral = (count: number, url: string): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => startProcess(url)));

/**
 * Sends a lead until it is acknowledged, like a visitor who retries; returns its id.
 * @param until the time to give up, on the process's clock
 */
export async function insist(port: number, body: object, until: number): Promise<string | undefined> {
  while (performance.now() < until) {
    const answer = await post(port, body).catch(() => undefined);
    if (answer?.status === 201) return answer.body.id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/** The statuses of four posts of one sender to two instances of a function in turn, with a limit of two posts a minute. */
export async function answersOfTwo(url: string): Promise<number[]> {
  const env = { LEADS_URL: url, LEADS_RATE_PER_MINUTE: "2" };
  const instances = [await createFunction(env), await createFunction(env)];
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) {
    const body = JSON.stringify({ ...message, subject: `${index}` });
    const sent = new Request("https://leads.example/", { method: "POST", body });
    statuses.push((await instances[index % 2]?.(sent, { address: "192.0.2.7" }))?.status ?? 0);
  }
  return statuses;
}
