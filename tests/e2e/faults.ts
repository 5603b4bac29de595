/** Finds controls of an open page that lack what each of them must have: names, labels, descriptions. */
import type { Page } from "playwright/test";

/** All faults in the attributes of a page's controls, buttons and error summary. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const twice = (all: string[]) => [...new Set(all.filter((one, index) => all.indexOf(one) !== index))];
    for (const id of twice([...document.querySelectorAll("[id]")].map(({ id }) => id)))
      found.push(`id ${id} stands twice`);
    for (const attribute of ["aria-describedby", "aria-labelledby", "for", "popovertarget", "list"])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        for (const id of (element.getAttribute(attribute) ?? "").split(/\s+/))
          if (!document.getElementById(id)) found.push(`${attribute} names ${id}, which is not there`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".error-summary a")) {
      const id = decodeURIComponent(link.hash.slice(1));
      const target = document.getElementById(id);
      if (!target) found.push(`the summary leads to ${id}, which is not there`);
      // Or the group around it, as for a button that adds a missing entry.
      const isDescribed = [target, target?.closest("fieldset")].some((one) =>
        one
          ?.getAttribute("aria-describedby")
          ?.split(" ")
          .some((near) => document.getElementById(near)?.matches(".field-error")),
      );
      if (target && !isDescribed) found.push(`the summary leads to ${id}, where nothing is wrong`);
    }
    const lines = [...document.querySelectorAll(".error-summary li")].map(({ textContent }) => textContent ?? "");
    for (const line of twice(lines)) found.push(`the summary says "${line}" twice`);
    // Not `form.elements`, which a field of that name would shadow; and without hidden copies of disabled controls.
    const named = [...document.querySelectorAll("form.form [name]:not([type=hidden])")].map((one) =>
      one.getAttribute("name"),
    );
    for (const control of document.querySelectorAll<HTMLInputElement>(
      "form.form :is(input, select, textarea):not([type=hidden])",
    )) {
      if (!control.name) found.push(`${control.id} has no name`);
      if (!control.labels?.length) found.push(`${control.name} has no label`);
      if (![...(control.labels ?? [])].some(({ textContent }) => textContent?.trim()))
        found.push(`${control.name} has an empty label`);
      if (control.required) found.push(`${control.name} is natively required`);
      const frame = control.closest(".field");
      const error = [...(frame?.querySelectorAll(".field-error") ?? [])].find((one) => one.closest(".field") === frame);
      const invalid = control.getAttribute("aria-invalid") === "true";
      if (Boolean(error) !== invalid) found.push(`${control.name} is ${invalid ? "" : "not "}marked invalid`);
      if (error && !control.getAttribute("aria-describedby")?.split(" ").includes(error.id))
        found.push(`${control.name} does not point at its error`);
      const shared = named.filter((name) => name === control.name).length > 1 || control.type === "radio";
      if (shared && !control.closest("fieldset")?.querySelector(":scope > legend"))
        found.push(`${control.name} has no legend`);
    }
    // Groups and lists are described by their errors, too, since the summary links to them.
    const described = [...document.querySelectorAll("form.form [aria-describedby]")].flatMap(
      (one) => one.getAttribute("aria-describedby")?.split(" ") ?? [],
    );
    for (const { id } of document.querySelectorAll("form.form .field-error"))
      if (!described.includes(id)) found.push(`nothing points at ${id}`);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("form.form button")];
    const words = buttons.map((button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim());
    if (words.includes("")) found.push("a button has no words");
    for (const group of document.querySelectorAll("form.form fieldset"))
      if (!group.querySelector(":scope > legend")?.textContent?.trim())
        found.push(`fieldset ${group.id} has no legend`);
    if (buttons.filter(({ type }) => type === "submit").length !== 1)
      found.push("the form has not exactly one submit button");
    return found;
  });
