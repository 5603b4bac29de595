/** The labels of choices between branches. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { FormPage } from "../form-page.tsx";
import { prepare } from "../parts.ts";

test("a choice nested in a branch is labeled with that branch's title, not like the outer choice", async () => {
  const text: Schema = { type: "string" };
  const foot: Schema = { title: "On foot", ...fields({ shoes: text }) };
  const boat: Schema = { title: "By boat", ...fields({ harbor: text }) };
  const trip: Schema = {
    ...fields({ name: text }),
    oneOf: [
      { title: "Tour", oneOf: [foot, boat] },
      { title: "Talk", ...fields({ room: text }) },
    ],
  };
  const markup = renderToStaticMarkup(<FormPage ready={await prepare(formFrom(fields({ trip })))} />);
  const labels = [...markup.matchAll(/<label[^>]*for="([^"]*branch)"[^>]*>(.*?)<\/label>/g)];
  expect(labels.map(([, , label]) => label)).toEqual(["Choose one", "Tour"]);
});
