/** The body that would be sent, and what the preview's receiver said of those that were. */
import { useEffect, useState } from "react";
import type { JsonObject } from "../../../engine/schema.ts";
import { networks, type Received, receivedEvent } from "../wire.ts";

/** How many requests are remembered. */
const most = 5;

/** What was received since the page was opened, the latest first. */
export function useReceived(): Received[] {
  const [received, setReceived] = useState<Received[]>([]);
  useEffect(() => {
    const { hot } = import.meta;
    const add = (one: Received) => setReceived((before) => [one, ...before].slice(0, most));
    hot?.on(receivedEvent, add);
    return () => hot?.off(receivedEvent, add);
  }, []);
  return received;
}

const wordsOf = ({ refusal }: Received): string => {
  if (!refusal) return "taken (and not stored: the workbench keeps nothing)";
  const { status, reason, fields } = JSON.parse(refusal) as { status: number; reason: string; fields?: string[] };
  return `refused with ${status}: ${reason}${fields ? ` (${fields.join(", ")})` : ""}`;
};

/** Draws them. */
export function Body({ body, received }: { body: JsonObject; received: Received[] }) {
  return (
    <>
      {received.length > 0 && (
        <ol className="wb-received" aria-label="What the receiver said">
          {received.map((one) => (
            <li key={one.at}>
              <time dateTime={one.at}>{new Date(one.at).toLocaleTimeString()}</time> {wordsOf(one)}
              <small>{networks[one.network]}</small>
            </li>
          ))}
        </ol>
      )}
      <section aria-label="The body that would be sent">
        <pre className="wb-body">{JSON.stringify(body, null, 2)}</pre>
      </section>
    </>
  );
}
