/** Stands in for the ways in which react-jsonschema-form can compare what it draws: ours are compared deeply. */
import type { Component } from "react";
import deepEquals from "./deep-equals.ts";

/** Whether a component is to be drawn again. */
export default ({ props, state }: Component, nextProps: unknown, nextState: unknown): boolean =>
  !deepEquals(props, nextProps) || !deepEquals(state, nextState);
