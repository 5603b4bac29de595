/** Errors and warnings about the documents, in the common format; each links to its place, if an editor shows it. */
import { type Problem, problemText, warningText } from "../../../engine/check/problem.ts";
import { type Part, partOf } from "../mistakes.ts";
import type { StandingForm } from "../use-bench.ts";

export interface MistakesProps {
  problems: Problem[];
  standing: StandingForm | undefined;
  failure: string;
  onPick: (problem: Problem, part: Part) => void;
}

interface MistakeProps extends Pick<MistakesProps, "onPick"> {
  problem: Problem;
  text: string;
  isDoubt?: boolean;
}

function Mistake({ problem, text, isDoubt = false, onPick }: MistakeProps) {
  const part = partOf(problem);
  const said = <pre className={isDoubt ? "wb-doubt" : undefined}>{text}</pre>;
  if (!part) return said;
  return (
    <button type="button" onClick={() => onPick(problem, part)}>
      {said}
    </button>
  );
}

/** The panel; empty if there are none. */
export function Mistakes({ problems, standing, failure, onPick }: MistakesProps) {
  const isShown = problems.length === 0;
  const mistakes = isShown ? (standing?.beside ?? []) : problems;
  const warnings = isShown ? (standing?.warnings ?? []) : [];
  const count = mistakes.length;
  const instead = standing ? "Below stands the form as it was before." : "There is no form to show yet.";
  return (
    <div className={count > 0 || failure ? "wb-mistakes" : "wb-mistakes wb-doubts"} role="status">
      {count > 0 && (
        <p>
          <strong>{count === 1 ? "One mistake." : `${count} mistakes.`}</strong>{" "}
          {isShown ? "Below stands the form without what is wrong, which no build accepts." : instead}
        </p>
      )}
      {mistakes.map((problem) => (
        <Mistake key={problemText(problem)} problem={problem} text={problemText(problem)} onPick={onPick} />
      ))}
      {warnings.map((warning) => (
        <Mistake key={warningText(warning)} problem={warning} text={warningText(warning)} isDoubt onPick={onPick} />
      ))}
      {failure && <pre>{failure}</pre>}
    </div>
  );
}
