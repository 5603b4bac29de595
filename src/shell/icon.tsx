/** Icons by name, drawn into the page: no request of their own, and no script. */
import icons from "virtual:icons";

/** Renders an icon at the size of the text around it, hidden from screen readers. */
export function Icon({ name }: { name: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build reads these drawings from bootstrap-icons
      dangerouslySetInnerHTML={{ __html: icons[name] ?? "" }}
    />
  );
}
