/** A text field with the number of characters below it: a widget of more than one element. */
import { attributesOf, type Takes, useHeld, type WidgetProps } from "../../src/form/widgets/own.ts";

export const takes: Takes = ["text"];

/** Draws the text and the number. */
export default function Counted(props: WidgetProps<"text">) {
  const { ref, ...held } = useHeld<HTMLInputElement>(props);
  return (
    <>
      <input className="form-control" ref={ref} {...attributesOf(props)} {...held} readOnly={props.readOnly} />
      <p>{props.value?.length ?? 0}</p>
    </>
  );
}
