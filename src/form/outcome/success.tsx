/** The view after a request was sent; its heading gets the focus. */
import { useEffect, useRef } from "react";
import type { Form } from "../../engine/define/definition.ts";
import type { Kind } from "../../engine/kinds/kind.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { Served } from "../served.ts";
import { focusOn } from "../target.ts";
import { retitle } from "../title.ts";
import { useOutcome } from "./afterwards.ts";

interface SuccessProps {
  form: Form;
  kinds: readonly Kind[];
  body: JsonObject;
  /** The components that a browser loads on demand, where a server renders the view. */
  given?: Served["outcome"];
}

/** Renders the success view in the shape its form asks for, with what was sent. */
export function SuccessView({ form, kinds, body, given }: SuccessProps) {
  const { success } = form;
  const loaded = useOutcome();
  const outcome = given ?? loaded;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) focusOn(heading.current);
    heading.current?.closest(".success")?.scrollIntoView({ block: "start" });
    if (success.kind === "page") {
      scrollTo(0, 0);
      // A view that replaces the form's page has its own title, and no canonical address.
      retitle(
        "page",
        document.title.replace(form.page.title, () => success.heading),
      );
      document.querySelector('link[rel="canonical"]')?.remove();
    }
    // On a screen as low as at 400% zoom, the mark above the heading fills the screen.
    heading.current?.scrollIntoView({ block: "nearest" });
    if (success.noindex) document.querySelector('meta[name="robots"]')?.setAttribute("content", "noindex,follow");
  }, [form, success]);
  const Heading = success.kind === "page" ? "h1" : "h2";
  return (
    <>
      <div className={`success success-${success.kind}`}>
        <div>
          <div className="success-mark" aria-hidden="true" />
          <Heading tabIndex={-1} ref={heading}>
            {success.heading}
          </Heading>
          {success.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {outcome && <outcome.Deadline form={form} />}
          <p className="actions">
            {success.links.map(({ label, href }, index, { length }) => (
              <a
                key={href}
                className={`btn ${index === length - 1 ? "btn-primary" : "btn-outline-primary"}`}
                href={href}
              >
                {label}
              </a>
            ))}
          </p>
        </div>
        {outcome && <outcome.Recap form={form} kinds={kinds} body={body} />}
      </div>
      {success.kind === "banner" && outcome && <outcome.Again />}
    </>
  );
}
