/** A search box without behavior: the spec says that it has none, so it invites nobody to type. */
import { Icon } from "../shell/icon.tsx";

/** Draws the box. */
export function Search({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <search className="search-box">
      <Icon name="search" />
      <input type="search" className="form-control" aria-label={label} placeholder={placeholder} disabled />
    </search>
  );
}
