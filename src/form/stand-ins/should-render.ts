/** Stands in for react-jsonschema-form's comparison strategies: here, props and state are always compared deeply. */
import type { Component } from "react";
import deepEquals from "./deep-equals.ts";

/** Whether a component must render again. */
export default ({ props, state }: Component, nextProps: unknown, nextState: unknown): boolean =>
  !deepEquals(props, nextProps) || !deepEquals(state, nextState);
