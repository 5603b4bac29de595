/** The form's own fields in the sections that its UI document names. */
import type { ObjectFieldTemplatePropertyType } from "@rjsf/utils";
import type { ReactNode } from "react";
import type { Form, FormSection } from "../../engine/define/definition.ts";
import { pathStep } from "../../engine/schema/path.ts";
import { Fold } from "./fold.tsx";

/**
 * The sections with their present fields and their index in the document: fields that no section names go into the last; empty
 * sections are left out.
 */
export function sectionsOf(form: Form, present: string[]): (FormSection & { index: number })[] {
  const isSeen = (field: string) => form.fields[pathStep(field)]?.widget !== "hidden";
  const named = new Set(form.sections.flatMap(({ fields }) => fields));
  const extra = present.filter((name) => !named.has(name));
  return form.sections
    .map((section, index) => ({
      ...section,
      index,
      fields: [
        ...section.fields.filter((field) => present.includes(field)),
        ...(index === form.sections.length - 1 ? extra : []),
      ],
    }))
    .filter(({ fields }) => fields.some(isSeen));
}

/** The properties that are in none of the sections: a hidden field may be alone in a section, which is then left out. */
export const unseenIn = (sections: FormSection[], properties: SectionsProps["properties"]): ReactNode[] =>
  properties.flatMap(({ name, content }) => (sections.some(({ fields }) => fields.includes(name)) ? [] : [content]));

/** The properties of the sections. */
export interface SectionsProps {
  form: Form;
  properties: Pick<ObjectFieldTemplatePropertyType, "name" | "content">[];
  /** Adds a free key, if the schema allows one. */
  adder?: ReactNode;
}

/** Renders the sections. */
export function Sections({ form, properties, adder }: SectionsProps) {
  const contentOf = (field: string) => properties.find(({ name }) => name === field)?.content;
  const present = properties.map(({ name }) => name);
  const sections = sectionsOf(form, present);
  return (
    <>
      {sections.map((section) => {
        const Title = section.folded ? Fold : "h2";
        return (
          <section className="form-section" key={section.index}>
            {section.title && <Title>{section.title}</Title>}
            {section.description && <p>{section.description}</p>}
            <div className="fields">{section.fields.map(contentOf)}</div>
          </section>
        );
      })}
      {unseenIn(sections, properties)}
      {adder}
    </>
  );
}
