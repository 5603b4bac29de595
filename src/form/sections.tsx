/** The form's own fields in the sections that its UI document names. */
import type { ObjectFieldTemplatePropertyType } from "@rjsf/utils";
import type { Form, Section } from "../engine/definition.ts";

/** The sections with the fields that are there now: what no section names stands in the last, one without any is left out. */
export function sectionsOf(form: Form, present: string[]): Section[] {
  const isSeen = (field: string) => form.fields[field]?.widget !== "hidden";
  const named = new Set(form.sections.flatMap(({ fields }) => fields));
  const extra = present.filter((name) => !named.has(name));
  return form.sections
    .map((section, index) => ({
      ...section,
      fields: [
        ...section.fields.filter((field) => present.includes(field)),
        ...(index === form.sections.length - 1 ? extra : []),
      ],
    }))
    .filter(({ fields }) => fields.some(isSeen));
}

/** Draws the sections. */
export function Sections({ form, properties }: { form: Form; properties: ObjectFieldTemplatePropertyType[] }) {
  const contentOf = (field: string) => properties.find(({ name }) => name === field)?.content;
  const present = properties.map(({ name }) => name);
  return sectionsOf(form, present).map((section) => (
    <section className="form-section" key={section.fields[0]}>
      {section.title && <h2>{section.title}</h2>}
      {section.description && <p>{section.description}</p>}
      <div className="fields">{section.fields.map(contentOf)}</div>
    </section>
  ));
}
