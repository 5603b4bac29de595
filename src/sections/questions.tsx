/** Questions and answers. */
import type { Questions as QuestionsData } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Frame } from "./frame.tsx";

/** Renders the questions; each opens by itself, without script. */
export function Questions({ section }: { section: QuestionsData }) {
  const { id, title, text, items } = section;
  return (
    <Frame kind="questions" id={id} title={title} text={text}>
      <div className="questions">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <Unbroken text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Frame>
  );
}
