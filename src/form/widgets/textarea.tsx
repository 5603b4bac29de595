/** A text of several lines. */
import { attributesOf, type ControlProps } from "./control.ts";
import { useHeld } from "./held.ts";

/** Renders the text area. */
export function Textarea(props: ControlProps) {
  const { look, readOnly } = props;
  const { ref, ...held } = useHeld<HTMLTextAreaElement>(props);
  return (
    <textarea
      className="form-control"
      rows={look.rows ?? 5}
      placeholder={look.placeholder}
      readOnly={readOnly}
      ref={ref}
      {...attributesOf(props)}
      {...held}
    />
  );
}
