/** The figures' pipeline, from the source to a page's markup. */
import { describe, expect, it } from "vitest";
import { tokenOf } from "../pictures/tokens.ts";
import { chart } from "./chart.ts";
import { extentOf } from "./crowded.ts";
import { diagram } from "./diagram.ts";
import { figureOf } from "./figure.ts";
import { inlineLimit } from "./markup.ts";
import { svgFile } from "./svg.ts";
import { palettes, sheetOf } from "./tokens.ts";

const source = (text: string) => ({ file: "pages/x", line: 1, text });

const spec = {
  title: "Cost <of> a day",
  description: "It rises & falls.",
  height: 200,
  data: {
    values: [
      { day: "Mon", who: "Ours", cost: 0.5 },
      { day: "Tue", who: "Ours", cost: 1 },
      { day: "Mon", who: "Theirs", cost: 0.25 },
      { day: "Tue", who: "Theirs", cost: 0.75 },
    ],
  },
  mark: "line",
  encoding: {
    x: { field: "day", type: "ordinal", title: "Day" },
    y: { field: "cost", type: "quantitative", title: "Share", axis: { format: ".0%" } },
    color: { field: "who", type: "nominal" },
  },
};

const graph = `digraph { title="A path" description="From a to b." a [label="Build\\nonce" class=accent]; a -> b [label="5%"]; b [shape=cylinder] }`;

describe("a chart", () => {
  it("has a column for each series, numbers as its axis writes them", async () => {
    const { table } = await chart(source(JSON.stringify(spec)));
    expect(table).toEqual([
      ["Day", "Ours", "Theirs"],
      ["Mon", "50%", "25%"],
      ["Tue", "100%", "75%"],
    ]);
  });

  it("says a span as the chart does, not only where it begins", async () => {
    const open = {
      title: "Open",
      description: "Bars over the hours of a day.",
      data: {
        values: [
          { day: "Mon", from: 9, to: 18, words: "9 to 18" },
          { day: "Sun", from: 9, to: 9, words: "Closed" },
        ],
      },
      encoding: {
        y: { field: "day", type: "nominal", title: "Day" },
        x: { field: "from", type: "quantitative", title: "Hours" },
      },
      layer: [
        { mark: "bar", encoding: { x2: { field: "to" } } },
        { mark: "text", encoding: { text: { field: "words" } } },
      ],
    };
    const { table } = await chart(source(JSON.stringify(open)));
    expect(table).toEqual([
      ["Day", "Hours"],
      ["Mon", "9 to 18"],
      ["Sun", "Closed"],
    ]);
  });

  const count = { aggregate: "count", title: "Incidents" };
  it.each<[string, object, string[][]]>([
    [
      "bins",
      { x: { field: "hours", bin: { step: 5 }, title: "Hours" }, y: count },
      [
        ["Hours", "Incidents"],
        ["0 – 5", "2"],
        ["5 – 10", "1"],
      ],
    ],
    [
      "months",
      { x: { field: "day", type: "temporal", timeUnit: "utcyearmonth" }, y: { field: "hours", aggregate: "sum" } },
      [
        ["day", "Sum of hours"],
        ["Jan 2026", "7"],
        ["Mar 2026", "3"],
      ],
    ],
    [
      "days in words of its own",
      { x: { field: "day", type: "temporal", axis: { format: "%b" } }, y: { field: "hours", type: "quantitative" } },
      [
        ["day", "hours"],
        ["2026-03-05", "3"],
        ["2026-01-09", "1"],
        ["2026-01-30", "6"],
      ],
    ],
    [
      "nothing when it is pointed at",
      { x: { field: "day", type: "ordinal" }, y: { field: "hours", type: "quantitative" }, tooltip: null },
      [
        ["day", "hours"],
        ["2026-03-05", "3"],
        ["2026-01-09", "1"],
        ["2026-01-30", "6"],
      ],
    ],
  ])("that draws %s has the same in its table", async (_, encoding, table) => {
    const values = [
      { day: "2026-03-05", hours: 3 },
      { day: "2026-01-09", hours: 1 },
      { day: "2026-01-30", hours: 6 },
    ];
    const drawn = { ...spec, mark: "bar", data: { values }, encoding };
    expect((await chart(source(JSON.stringify(drawn)))).table).toEqual(table);
  });

  it("that shows means has them in its table, and one without any value is told of at the field", async () => {
    const mean = (values: object[]) => {
      const y = { aggregate: "mean", field: "cost", type: "quantitative" };
      return chart(
        source(JSON.stringify({ ...spec, mark: "bar", data: { values }, encoding: { x: { field: "day" }, y } })),
      );
    };
    const costs = [1, 1, 2].map((cost) => ({ day: "Mon", cost }));
    expect((await mean([...costs, { day: "Tue", cost: 5 }])).table).toEqual([
      ["day", "Mean of cost"],
      ["Mon", "1.333"],
      ["Tue", "5"],
    ]);
    await expect(mean([{ day: "Mon", cost: null }])).rejects.toThrow('no row in which "cost" has one');
  });

  it.each([
    ["a layer of layers prepares", { transform: [{ filter: "datum.cost != '-'" }] }, "-"],
    ["are empty, like no value", {}, ""],
  ])("takes texts that %s", async (_, layer, cost) => {
    const values = [
      { day: "2024-01-01", cost: "3" },
      { day: cost && "2024-01-02", cost },
    ];
    const encoding = { x: { field: "day", type: "temporal" }, y: { field: "cost", type: "quantitative" } };
    const layered = {
      ...spec,
      data: { values },
      mark: undefined,
      encoding,
      layer: [{ ...layer, layer: [{ mark: "bar" }] }],
    };
    expect((await chart(source(JSON.stringify(layered)))).table).toHaveLength(3);
  });

  it("keeps the labels of an axis apart", async () => {
    const costs = { "2024-01-01": 3, "2024-03-01": -5, "2024-04-01": 9 };
    const values = Object.entries(costs).map(([day, cost]) => ({ day, cost }));
    const x = { field: "day", type: "temporal", title: "Day" };
    const encoding = { x, y: { field: "cost", type: "quantitative", title: "Cost" } };
    const { narrow } = await chart(source(JSON.stringify({ ...spec, data: { values }, encoding })));
    const labels = narrow.shapes.filter((shape) => "text" in shape).filter(({ text }) => /^[JFM]\w+ \d+$/.test(text));
    const extents = labels.map(extentOf);
    const gaps = extents.slice(1).map(({ left }, index) => left - (extents[index]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(4);
  });

  it("is drawn for a column and for a phone, inside its size", async () => {
    const { wide, narrow } = await chart(source(JSON.stringify(spec)));
    expect([wide.width, narrow.width]).toEqual([680, 312]);
    for (const { width, height, shapes } of [wide, narrow])
      for (const shape of shapes)
        if ("text" in shape) {
          expect(shape.x).toBeGreaterThanOrEqual(0);
          expect(shape.x).toBeLessThanOrEqual(width);
          expect(shape.y).toBeLessThanOrEqual(height);
        }
  });
});

describe("a diagram", () => {
  it("has its boxes and what is written on the way between them", async () => {
    const { wide } = await diagram(source(graph));
    const words = wide.shapes.flatMap((shape) => ("text" in shape ? [shape.text] : []));
    expect(words).toEqual(["5%", "Build", "once", "b"]);
  });

  it("lies down in a column and stands up on a phone", async () => {
    const { wide, narrow } = await diagram(source(graph));
    expect(wide.width).toBeGreaterThan(wide.height);
    expect(narrow.height).toBeGreaterThan(narrow.width);
  });
});

describe("a figure", () => {
  it("says what it shows, escapes every word, and carries no style and no script", async () => {
    const { html, files } = await figureOf(source(JSON.stringify(spec)), "vega-lite", "f");
    expect(files).toEqual([]);
    expect(html).toContain("<figcaption>Cost &lt;of&gt; a day</figcaption>");
    expect(html).toContain('<desc id="f-wide">It rises &amp; falls.</desc>');
    expect(html).toContain('<th scope="row">Mon</th><td>50%</td><td>25%</td>');
    expect(html).not.toMatch(/style=|<style|<script|#[\da-f]{3,6}\b/i);
  });

  it("that is too large is a file of its own, lazily loaded, its size reserved", async () => {
    const values = Array.from({ length: 900 }, (_, day) => ({ day, cost: Math.sin(day * day) }));
    const large = { ...spec, data: { values }, encoding: { ...spec.encoding, color: undefined } };
    const { html, files } = await figureOf(source(JSON.stringify(large)), "vega-lite", "f");
    expect(files.map(({ path }) => path.replace(/-\w{8}\./, "."))).toEqual([
      "assets/f-wide.svg",
      "assets/f-narrow.svg",
    ]);
    expect(html).toContain('<p class="figure-said" id="f-said">It rises &amp; falls.</p>');
    expect(/<img[^>]*>/.exec(html)?.[0]).toMatch(
      /<img src="\/assets\/f-wide-\w{8}\.svg" width="680" height="200" alt="[^"]+" aria-describedby="f-said" loading="lazy"/,
    );
    expect(inlineLimit).toBe(4096);
    const y = { ...spec.encoding.y, title: "Before → after" };
    const lost = { ...large, encoding: { ...large.encoding, y } };
    await expect(figureOf(source(JSON.stringify(lost)), "vega-lite", "f")).rejects.toThrow(
      '"→", of which it would show a box',
    );
    expect(
      (await figureOf(source(JSON.stringify({ ...spec, encoding: { ...spec.encoding, y } })), "vega-lite", "f")).files,
    ).toEqual([]);
  });
});

describe("a picture's file", () => {
  it("follows light and dark by itself, and needs no font", async () => {
    const { wide } = await diagram(source(graph));
    const text = svgFile(wide, { id: "f", title: "A path", description: "From a to b." }, sheetOf(wide.shapes));
    const { light, dark } = palettes();
    expect(text).toContain(`.f-accent-mist{fill:${light["accent-mist"]}}`);
    expect(text).toMatch(new RegExp(`prefers-color-scheme:dark\\){.*\\.f-accent-mist{fill:${dark["accent-mist"]}}`));
    expect(text).toContain("<title>A path</title>");
    expect(text).not.toMatch(/<text|font-family|<script|https?:(?!\/\/www\.w3\.org)/);
  });
});

it("has the colors of a screen where pages are printed in others", () => {
  const { light, dark } = palettes();
  expect(light.ink).toBe(tokenOf(process.cwd(), "ink"));
  expect([light, dark].map(({ ink, "on-ink": onInk }) => ink === onInk)).toEqual([false, false]);
});
