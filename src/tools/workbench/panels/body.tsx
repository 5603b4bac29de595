/** The body that would be sent, as JSON and in words, and the preview receiver's log of those that were sent. */
import { memo, useEffect, useState } from "react";
import type { Answer } from "../../../engine/define/answers.ts";
import type { JsonObject } from "../../../engine/schema/schema.ts";
import { networks, type Received, receivedEvent } from "../wire.ts";

/** The number of requests that are kept. */
const most = 5;

/** The requests received since the page was opened, the latest first. */
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

const verdictWords = ({ refusal }: Received): string => {
  if (!refusal) return "taken (and not stored: the workbench keeps nothing)";
  const { status, reason, fields } = JSON.parse(refusal) as { status: number; reason: string; fields?: string[] };
  return `refused with ${status}: ${reason}${fields ? ` (${fields.join(", ")})` : ""}`;
};

interface BodyProps {
  body: JsonObject;
  answers: Answer[];
  received: Received[];
}

/** The panel. */
export const Body = memo(({ body, answers, received }: BodyProps) => {
  return (
    <>
      {received.length > 0 && (
        <ol className="wb-received" aria-label="What the receiver said">
          {received.map((one) => (
            <li key={one.at}>
              <time dateTime={one.at}>{new Date(one.at).toLocaleTimeString()}</time> {verdictWords(one)}
              <small>{networks[one.network]}</small>
            </li>
          ))}
        </ol>
      )}
      <section aria-label="The body that would be sent">
        <pre className="wb-body">{JSON.stringify(body, null, 2)}</pre>
      </section>
      {answers.length > 0 && (
        <section className="wb-answers" aria-label="What its owner reads">
          <dl>
            {answers.map(({ path, label, words }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>{words.join("; ")}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
});
