/** The live form: the product's own page in a frame, with width, color scheme and network as the switches say. */
import type { Problem } from "../../engine/check/problem.ts";
import type { Part } from "./mistakes.ts";
import { Mistakes } from "./panels/mistakes.tsx";
import { SwitchBoard } from "./panels/switch-board.tsx";
import type { Switches } from "./switches.ts";
import type { useFrame } from "./use-frame.ts";
import type { OnDisk } from "./wire.ts";

interface PreviewProps {
  frame: ReturnType<typeof useFrame>;
  switches: Switches;
  languages: OnDisk["languages"];
  problems: Problem[];
  warnings: Problem[];
  hasForm: boolean;
  onSwitch: (switches: Switches) => void;
  onPick: (problem: Problem, part: Part) => void;
}

/** Sandbox flags without scripts; the workbench can still read the frame. */
const scriptless = "allow-same-origin allow-forms";

/** The frame, and the problems that keep it from showing the latest documents. */
export function Preview({ frame, switches, languages, problems, warnings, hasForm, onSwitch, onPick }: PreviewProps) {
  const { ref, src, failure, onLoad } = frame;
  const { narrow, silent } = switches;
  return (
    <section className="wb-pane wb-preview" aria-labelledby="wb-preview-title">
      <div className="wb-bar">
        <h2 id="wb-preview-title">The form, live</h2>
        <SwitchBoard switches={switches} languages={languages} onSwitch={onSwitch} />
      </div>
      <Mistakes problems={problems} warnings={warnings} failure={failure} hasForm={hasForm} onPick={onPick} />
      <div className={`wb-frame${narrow ? " wb-narrow" : ""}`}>
        <iframe
          key={silent ? "without scripts" : "live"}
          ref={ref}
          src={src}
          title="The form"
          sandbox={silent ? scriptless : undefined}
          onLoad={onLoad}
        />
      </div>
    </section>
  );
}
