/** What a screen reader announces in the form: the contents in order, and live announcements. */
import { memo, type RefObject, startTransition, useEffect, useState } from "react";
import { type Line, linesOf } from "../speech/lines.ts";
import { roleWords } from "../speech/words.ts";

/** Live regions. */
const live = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])';

/** The number of live announcements that are kept. */
const most = 6;

interface Heard {
  lines: Line[];
  interruptions: string[];
}

/**
 * Observes the document in a frame.
 * @param isShown whether its contents are read, too; those of a large form take many frames
 */
export function useSpeech(frame: RefObject<HTMLIFrameElement | null>, loads: number, isShown: boolean): Heard {
  const [lines, setLines] = useState<Line[]>([]);
  const [interruptions, setInterruptions] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has come into the frame
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document?.body) return;
    let timer: ReturnType<typeof setTimeout>;
    // A document that has been replaced is no longer read.
    const read = () => document.defaultView && startTransition(() => setLines(linesOf(document.body)));
    const soon = () => {
      clearTimeout(timer);
      if (isShown) timer = setTimeout(read, 200);
    };
    const observer = new MutationObserver((records) => {
      soon();
      const elements = records.map(({ target }) =>
        target.nodeType === 1 ? (target as Element) : target.parentElement,
      );
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeType === 1);
      const regions = new Set([
        ...elements.map((element) => element?.closest(live)),
        ...added.flatMap((node) => [
          ...(node as Element).querySelectorAll(live),
          ...((node as Element).matches(live) ? [node as Element] : []),
        ]),
      ]);
      const said = [...regions]
        .map((region) => region?.textContent?.replace(/\s+/g, " ").trim())
        .filter((text) => !!text);
      if (said.length > 0)
        setInterruptions((before) => [...new Set([...(said as string[]), ...before])].slice(0, most));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    const listening = new AbortController();
    for (const type of ["input", "focusin"]) document.addEventListener(type, soon, listening);
    soon();
    return () => {
      clearTimeout(timer);
      listening.abort();
      observer.disconnect();
    };
  }, [frame, loads, isShown]);
  return { lines, interruptions };
}

/** Highlights the element of a line in the form. */
function show({ element }: Line): void {
  element.scrollIntoView({ block: "center" });
  const outline = [
    { outline: "3px solid #d97706", outlineOffset: "3px" },
    { outline: "3px solid transparent", outlineOffset: "3px" },
  ];
  element.animate(outline, { duration: 1600 });
}

/** The panel. */
export const Speech = memo(({ lines, interruptions }: Heard) => {
  return (
    <>
      {interruptions.length > 0 && (
        <section className="wb-interruptions" aria-label="Said at once">
          <h3>Said at once, wherever one reads</h3>
          <ul>
            {interruptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <ol className="wb-speech">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is what tells lines apart
          <li key={index} style={{ "--depth": line.depth } as React.CSSProperties}>
            <button type="button" onClick={() => show(line)}>
              {line.name && <span className={line.role && "wb-name"}>{line.name}</span>}
              {line.role && <em>{roleWords[line.role]}</em>}
              {line.states.map((state) => (
                <span className="wb-state" key={state}>
                  {state}
                </span>
              ))}
              {line.hasFocus && <span className="wb-focus">focus</span>}
              {line.description && <small>{line.description}</small>}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
});
