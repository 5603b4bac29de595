/** Certifications, each with a logo of our own drawing. */
import { Card } from "react-bootstrap";
import type { Certifications as CertificationsData } from "../page.ts";
import { Frame } from "./frame.tsx";

type Logo = CertificationsData["items"][number]["logo"];

/** The drawing inside the hexagon of each logo. */
const drawings: { [name in Logo]: string } = {
  kubernetes: "M32 18v28M18 25l28 14M46 25L18 39M32 26a6 6 0 100 12 6 6 0 000-12",
  sysops: "M20 40l8-9 6 5 10-14M20 46h24M44 22h-6M44 22v6",
  architect: "M32 18l14 26H18zM32 18v26M25 32h14",
  developer: "M26 24l-8 8 8 8M38 24l8 8-8 8M34 21l-4 22",
  terraform: "M20 22l10 6v11l-10-6zM34 28l10-6v11l-10 6zM20 37l10 6v5l-10-6z",
};

function LogoView({ drawing, name }: { drawing: Logo; name: string }) {
  return (
    <svg
      className="certificate"
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={`${name} logo`}
    >
      <path className="certificate-edge" d="M32 3l25 14.5v29L32 61 7 46.5v-29z" />
      <path d={drawings[drawing]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Renders the certifications. */
export function Certifications({ section }: { section: CertificationsData }) {
  const { id, title, text, items } = section;
  return (
    <Frame kind="certifications" id={id} title={title} text={text}>
      <ul className="certificates">
        {items.map(({ name, issuer, skills, logo }) => (
          <Card as="li" key={name}>
            <LogoView drawing={logo} name={name} />
            <div>
              {/* A dash does not begin a line. */}
              <h3>{name.replace(" - ", "\u00a0- ")}</h3>
              <p className="certificate-issuer">{issuer}</p>
              <p>{skills}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Frame>
  );
}
