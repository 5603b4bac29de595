/** The live form: the product's own page in a frame, with width, color scheme and network as the switches say. */
import { Mistakes, type MistakesProps } from "./panels/mistakes.tsx";
import { SwitchBoard } from "./panels/switch-board.tsx";
import type { Switches } from "./switches.ts";
import type { useFrame } from "./use-frame.ts";
import type { OnDisk } from "./wire.ts";

interface PreviewProps extends Omit<MistakesProps, "failure"> {
  frame: ReturnType<typeof useFrame>;
  switches: Switches;
  languages: OnDisk["languages"];
  onSwitch: (switches: Switches) => void;
}

/** Sandbox flags without scripts; the workbench can still read the frame. */
const scriptless = "allow-same-origin allow-forms";

/** The frame, and the problems that keep it from showing the latest documents. */
export function Preview({ frame, switches, languages, onSwitch, ...mistakes }: PreviewProps) {
  const { ref, src, failure, onLoad } = frame;
  const { narrow, silent } = switches;
  return (
    <section className="wb-pane wb-preview" aria-labelledby="wb-preview-title">
      <div className="wb-bar">
        <h2 id="wb-preview-title">The form, live</h2>
        <SwitchBoard switches={switches} languages={languages} onSwitch={onSwitch} />
      </div>
      <Mistakes {...mistakes} failure={failure} />
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
