/** Draws a group of fields: the form's own in its sections, a nested one in a fieldset. */
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { FormContext } from "./context.ts";
import { ErrorText } from "./field-template.tsx";

/** The root in sections, everything that no section names after them; nested groups with their title as legend. */
export function ObjectTemplate({
  properties,
  fieldPathId,
  title,
  description,
  registry,
  errorSchema,
}: ObjectFieldTemplateProps) {
  if (fieldPathId.path.length > 0)
    return (
      <fieldset className="field-group">
        {title && <legend>{title}</legend>}
        {description && <p className="field-hint">{description}</p>}
        <div className="fields">{properties.map(({ content }) => content)}</div>
        <ErrorText id={fieldPathId.$id} errors={errorSchema?.__errors} />
      </fieldset>
    );
  const { form } = registry.formContext as FormContext;
  const named = new Set(form.sections.flatMap(({ fields }) => fields));
  const extra = properties.filter(({ name }) => !named.has(name)).map(({ name }) => name);
  const contentOf = (field: string) => properties.find(({ name }) => name === field)?.content;
  const sections = form.sections.map((section, index) =>
    index === form.sections.length - 1 ? { ...section, fields: [...section.fields, ...extra] } : section,
  );
  return sections.map((section) => (
    <section className="form-section" key={section.fields[0]}>
      {section.title && <h2>{section.title}</h2>}
      {section.description && <p>{section.description}</p>}
      <div className="fields">{section.fields.map(contentOf)}</div>
    </section>
  ));
}
