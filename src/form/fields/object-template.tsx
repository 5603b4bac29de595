/** Renders the form's own fields in its sections. Nested groups are in src/form/fields/group.tsx. */
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import type { FormContext } from "../context.ts";
import { Sections, type SectionsProps } from "./sections.tsx";

/** The properties of a group: react-jsonschema-form's, and our own, passed through its field. */
export interface GroupProps extends ObjectFieldTemplateProps {
  /** Adds a free key, if the schema allows one. */
  adder?: ReactNode;
}

/** What of a group's properties the root needs. */
type RootProps = Pick<GroupProps, "registry" | "adder"> & Pick<SectionsProps, "properties">;

/** Renders the root in sections, followed by fields that no section names. */
export function ObjectTemplate({ properties, registry, adder }: RootProps) {
  const { form, steps } = registry.formContext as FormContext;
  const Drawn = steps?.Sections ?? Sections;
  return <Drawn form={form} properties={properties} adder={adder} />;
}
