/** A search box without behavior, as the spec says; it is disabled, so that visitors do not type into it. */
import { Form } from "react-bootstrap";
import { Icon } from "../shell/icon.tsx";

/** Renders the box. */
export function Search({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <search className="search-box">
      <Icon name="search" />
      <Form.Control type="search" aria-label={label} placeholder={placeholder} disabled />
    </search>
  );
}
