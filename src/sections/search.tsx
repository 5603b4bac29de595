/** A search box without behavior: the spec says that it has none, so it invites nobody to type. */
import { Form } from "react-bootstrap";
import { Icon } from "../shell/icon.tsx";

/** Draws the box. */
export function Search({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <search className="search-box">
      <Icon name="search" />
      <Form.Control type="search" aria-label={label} placeholder={placeholder} disabled />
    </search>
  );
}
