/** The receiver as a server of its own. */
import type { WholeForm } from "../engine/define/definition.ts";
import { type Around, assemble } from "./assemble.ts";
import { isTrusting } from "./request/forwarded.ts";
import { type RequestHandler, run } from "./server.ts";
import type { Settings } from "./settings.ts";
import { orClose } from "./store/or-close.ts";

/** A running receiver. */
export interface Receiver {
  port: number;
  /** The warnings about its settings, which it has logged. */
  warnings: string[];
  /** Handles a request to another server of this process, whose pages may read the response. */
  answer: RequestHandler;
  /** Stops accepting requests, finishes those in progress, and closes the store. */
  close: () => Promise<void>;
}

/**
 * Starts a receiver of some forms.
 * @throws when the store cannot be opened or the port is taken
 */
export async function serve(settings: Settings, forms: WholeForm[], around: Around = {}): Promise<Receiver> {
  const { handler, warnings, close } = await assemble(settings, forms, around);
  const answer: RequestHandler = (request, socket, sent) =>
    handler.fetch(request, { address: socket.remoteAddress, sent });
  const isBehindProxy = isTrusting(settings.trust);
  const answerOrBreakOff: RequestHandler = (request, socket, sent) => {
    // A proxy would turn a broken connection into a 502, so behind one the response itself has to be the failure.
    const breakOff = isBehindProxy ? undefined : () => void socket.destroy();
    return handler.fetch(request, { address: socket.remoteAddress, breakOff, sent });
  };
  const place = { port: settings.port, name: "LEADS_PORT", host: settings.host };
  const running = await orClose(run(answerOrBreakOff, place, { isBehindProxy }), close);
  return { port: running.port, warnings, answer, close: () => close(running.close()) };
}
