/** Errors and warnings about the documents, in the common format; each links to its place, if an editor shows it. */
import { type Problem, problemText, warningText } from "../../../engine/check/problem.ts";
import { type Part, partOf } from "../mistakes.ts";

interface MistakesProps {
  problems: Problem[];
  warnings: Problem[];
  failure: string;
  hasForm: boolean;
  onPick: (problem: Problem, part: Part) => void;
}

function Mistake({ problem, text, onPick }: { problem: Problem; text: string } & Pick<MistakesProps, "onPick">) {
  const part = partOf(problem);
  if (!part) return <pre>{text}</pre>;
  return (
    <button type="button" onClick={() => onPick(problem, part)}>
      <pre>{text}</pre>
    </button>
  );
}

/** The panel; empty if there are none. */
export function Mistakes({ problems, warnings, failure, hasForm, onPick }: MistakesProps) {
  const count = problems.length;
  return (
    <div className={count > 0 || failure ? "wb-mistakes" : "wb-mistakes wb-doubts"} role="status">
      {count > 0 && (
        <p>
          <strong>{count === 1 ? "One mistake." : `${count} mistakes.`}</strong>{" "}
          {hasForm ? "Below stands the form as it was before." : "There is no form to show yet."}
        </p>
      )}
      {problems.map((problem) => (
        <Mistake key={problemText(problem)} problem={problem} text={problemText(problem)} onPick={onPick} />
      ))}
      {warnings.map((warning) => (
        <Mistake key={warningText(warning)} problem={warning} text={warningText(warning)} onPick={onPick} />
      ))}
      {failure && <pre>{failure}</pre>}
    </div>
  );
}
