/** Moments and times where nobody knows the visitor's time zone. */
import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { dateTime } from "../../engine/kinds/date-time.ts";
import { time } from "../../engine/kinds/time.ts";
import { unzoned } from "../../engine/kinds/unzoned.ts";
import { normalize } from "../../engine/visit/payload.ts";
import { bodyFrom } from "./form-post.ts";
import { textsFrom } from "./posted-texts.ts";

describe.each([
  ["a moment", dateTime, "date-time", "2031-05-17T09:30", "2031-05-17T09:30:00-00:00", "2031-05-17T09:30"],
  ["its seconds", dateTime, "date-time", "2031-05-17T09:30:05", "2031-05-17T09:30:05-00:00", "2031-05-17T09:30:05"],
  ["one without an offset", dateTime, "iso-date-time", "2031-05-17T09:30", "2031-05-17T09:30:00", "2031-05-17T09:30"],
  [
    "one whose offset is typed",
    dateTime,
    "date-time",
    "2031-05-17T09:30+02:00",
    "2031-05-17T07:30:00.000Z",
    "2031-05-17T07:30",
  ],
  ["words", dateTime, "date-time", "next week", "next week", "next week"],
  ["a time", time, "time", "09:30", "09:30:00-00:00", "09:30"],
  ["one without an offset", time, "iso-time", "09:30", "09:30:00", "09:30"],
  ["one whose offset is typed", time, "time", "09:30+02:00", "07:30:00.000Z", "07:30"],
  ["nothing", time, "time", "", undefined, ""],
])("%s", (_what, kind, format, typed, sent, shown) => {
  const schema = { type: "string", format };

  test(`${typed || "nothing"} is read as it was typed, whatever the time zone of this machine`, () => {
    expect(unzoned(kind).read([typed], schema)).toBe(sent);
  });

  test("is shown as it was typed", () => expect(unzoned(kind).write(sent, schema)).toEqual([shown]));

  test("is accepted where its format is", () => {
    const form = formFrom(fields({ at: schema }));
    const body = normalize(form, bodyFrom(form, textsFrom(new URLSearchParams({ at: typed }).toString())) ?? {});
    expect(body.at).toBe(sent);
    expect(form.accepts({ ...body, formName: "test" })).toBe(typed !== "next week");
  });
});
