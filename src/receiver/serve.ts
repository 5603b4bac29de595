/** The receiver as a server of its own. */
import type { WholeForm } from "../engine/define/definition.ts";
import { assemble } from "./assemble.ts";
import { isTrusting } from "./request/forwarded.ts";
import type { Answering } from "./responder.ts";
import { type RequestHandler, run } from "./server.ts";
import type { Settings } from "./settings.ts";

/** A running receiver. */
export interface Receiver {
  port: number;
  /** Handles a request that came to another server of this process, whose pages may read the response. */
  answer: RequestHandler;
  /** Stops accepting requests, finishes those in progress, and closes the store. */
  close: () => Promise<void>;
}

/**
 * Starts a receiver of some forms.
 * @throws when the store cannot be opened or the port is taken
 */
export async function serve(
  settings: Settings,
  forms: WholeForm[],
  answering: Partial<Answering> = {},
): Promise<Receiver> {
  const { handler, close } = await assemble(settings, forms, answering);
  const answer: RequestHandler = (request, socket, sent) =>
    handler.fetch(request, { address: socket.remoteAddress, sent });
  const answerOrBreakOff: RequestHandler = (request, socket, sent) => {
    // A proxy would turn a broken connection into a 502, so behind one the response itself has to be the failure.
    const breakOff = isTrusting(settings.trust) ? undefined : () => void socket.destroy();
    return handler.fetch(request, { address: socket.remoteAddress, breakOff, sent });
  };
  const place = { port: settings.port, name: "LEADS_PORT", host: settings.host };
  const running = await run(answerOrBreakOff, place).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { port: running.port, answer, close: () => close(running.close()) };
}
