/** Stands in for react-jsonschema-form's Markdown renderer: plain text. */
import type { ReactNode } from "react";

/** Renders its children. */
export const Markdown = ({ children }: { children?: ReactNode }) => <>{children}</>;

export default Markdown;
