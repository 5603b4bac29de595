/** A mark. */
import { attributesOf, type Takes, type WidgetProps } from "../../../../../src/form/widgets/own.ts";

export const takes: Takes = ["number"];

export default { label: "Marks" };
