/** A mark. */
import { attributesOf, type Takes, type WidgetProps } from "../../../../../src/form/widgets/own.ts";

export const takes: Takes = ["number"];

export default function Marks(props: WidgetProps<"number">) {
  const { value, onChange } = props;
  return <input {...attributesOf(props)} type="number" value={value ?? ""} onChange={({ target }) => onChange(target.valueAsNumber)} readOnly={props.readOnly} />;
}
