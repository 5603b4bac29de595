/** Stands in for react-jsonschema-form's Markdown renderer: the words as they are. */
import type { ReactNode } from "react";

/** Renders its children. */
export const Markdown = ({ children }: { children?: ReactNode }) => <>{children}</>;

export default Markdown;
