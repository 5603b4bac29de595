/** A list of variable length: its entries with their buttons, and a button that adds one. */

import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from "@rjsf/utils";
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { entryName } from "../../engine/define/entry-name.ts";
import { knownPath, within } from "../../engine/schema/path.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { singular } from "../../engine/words/words.ts";
import { entered, type FormContext } from "../context.ts";
import { handedIn } from "../fields/field-props.ts";
import { ErrorText, Hint } from "../fields/frame.tsx";
import { isNeeded, Legend } from "../fields/group.tsx";
import { actionId, describedBy, domId, nameOf } from "../ids.ts";
import { amongOthers, phrase } from "../words.ts";
import { follow, placeIn } from "./away.ts";
import { ChangeButton, firstControl, settling, Unchanged } from "./change-button.tsx";

/** The label of an entry: from the UI document or its schema, else the singular of the list's label. */
function entryLabel({ form }: FormContext, path: (string | number)[], label: string): string {
  const known = form.fields[within(knownPath(form, nameOf(path)), "*")];
  return known?.label ?? singular(label);
}

/** Moves the focus after entries were added or removed: to the new entry, else to the button. */
function useFocus(count: number) {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<"last" | "add" | undefined>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const [then, asked] = [before.current, wanted.current];
    before.current = count;
    wanted.current = undefined;
    if (then === count || !asked) return;
    const entries = list.current?.querySelectorAll<HTMLElement>(":scope > .field-entry");
    const target = count > then ? firstControl([...(entries ?? [])].at(-1)) : undefined;
    (target ?? list.current?.querySelector<HTMLElement>(":scope > .field-add") ?? list.current)?.focus();
  }, [count]);
  const ask = (what: "last" | "add") => {
    wanted.current = what;
  };
  return { list, ask };
}

/** Renders the list. */
export function List(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, items, canAdd, onAddClick, disabled, readonly, uiSchema, schema, rawErrors, registry } =
    props;
  const context = registry.formContext as FormContext;
  const { label = title || spoken.form.list, look } = handedIn(uiSchema);
  const id = domId(fieldPathId.$id);
  const hint = look?.hint ?? schema.description;
  const one = phrase(entryLabel(context, fieldPathId.path, label));
  const { list, ask } = useFocus(items.length);
  const name = nameOf(fieldPathId.path);
  useLayoutEffect(
    () => entered(context.controls, name, { id, steps: fieldPathId.path, isList: true }),
    [context, name, id, fieldPathId],
  );
  const keys = items.map(({ key }) => String(key));
  const before = useRef(keys);
  if (String(keys) !== String(before.current)) follow(context, name, placeIn(before.current, keys));
  before.current = keys;
  return (
    <fieldset
      className="field-group field-list"
      id={id}
      tabIndex={-1}
      ref={list}
      aria-describedby={describedBy(id, hint, rawErrors)}
      onClickCapture={({ target }) => (target as Element).closest(".field-remove") && ask("add")}
    >
      <Legend label={label} look={look} isNeeded={isNeeded(context.form, name, props)} />
      {!readonly && <Unchanged context={context} path={name} count={items.length} />}
      <Hint id={id} text={hint} />
      {items}
      {canAdd && !readonly && (
        <ChangeButton
          context={context}
          path={name}
          change="add"
          says={look?.add ?? spoken.form.add(one)}
          className="btn btn-outline-primary field-add"
          id={actionId(id, "add")}
          disabled={disabled}
          onClick={(event) => {
            ask("last");
            onAddClick(event);
          }}
        />
      )}
      <ErrorText id={id} errors={rawErrors} />
    </fieldset>
  );
}

/** One entry, with buttons to move, copy and remove it. */
export function Entry({
  children,
  buttonsProps,
  index,
  totalItems,
  parentUiSchema,
  registry,
}: ArrayFieldItemTemplateProps) {
  const context = registry.formContext as FormContext;
  const { hasRemove, hasMoveUp, hasMoveDown, hasCopy, disabled, readonly, fieldPathId } = buttonsProps;
  const { label = spoken.form.entry } = handedIn(parentUiSchema);
  const what = phrase(
    entryName({ label: entryLabel(context, fieldPathId.path.slice(0, -1), label), entry: "numbered" }, index),
  );
  const said = (text: string) => amongOthers(context.form, text, fieldPathId.path.slice(0, -1));
  const [moved, setMoved] = useState<{ to: number; says: string }>();
  const moving = useRef<"moveUp" | "moveDown">(undefined);
  const id = domId(fieldPathId.$id);
  useEffect(() => {
    // Only once after the move, since moving another entry may bring this one to the same index again.
    if (moved?.to !== index || !moving.current) return;
    // To the same button, so that it can be moved on; at the end of the list, to the other.
    const buttons = [moving.current, "moveUp", "moveDown"] as const;
    moving.current = undefined;
    buttons
      .map((action) => document.getElementById(actionId(id, action)))
      .find(Boolean)
      ?.focus();
  }, [moved, index, id]);
  const move = (action: "moveUp" | "moveDown", up = action === "moveUp") => ({
    id: actionId(id, action),
    "aria-label": said(spoken.form[action](what)),
    onClick: (event: MouseEvent) => {
      moving.current = action;
      const to = index + (up ? -1 : 1);
      // The text is fixed now, so that it is not announced again when other entries come and go.
      setMoved({ to, says: spoken.form.moved(to + 1, totalItems) });
      (up ? buttonsProps.onMoveUpItem : buttonsProps.onMoveDownItem)(event as never);
    },
  });
  const plain = { className: "btn btn-link", type: "button", disabled, ...settling(context) } as const;
  return (
    <div className="field-entry" id={context.isScriptless && actionId(id, "entry")}>
      <div className="field-entry-body">{children}</div>
      {!readonly && (
        <div className="field-entry-buttons">
          {hasMoveUp && (
            <button {...plain} {...move("moveUp")}>
              {spoken.form.up}
            </button>
          )}
          {hasMoveDown && (
            <button {...plain} {...move("moveDown")}>
              {spoken.form.down}
            </button>
          )}
          {hasCopy && (
            <button
              {...plain}
              id={actionId(id, "copy")}
              aria-label={said(spoken.form.copyWhat(what))}
              onClick={buttonsProps.onCopyItem}
            >
              {spoken.form.copy}
            </button>
          )}
          {hasRemove && (
            <ChangeButton
              context={context}
              path={nameOf(fieldPathId.path)}
              change="remove"
              says={spoken.form.removeWhat(what)}
              className="btn btn-link field-remove"
              disabled={disabled}
              id={actionId(id, "remove")}
              onClick={buttonsProps.onRemoveItem}
            >
              {spoken.form.remove}
            </ChangeButton>
          )}
          <span className="visually-hidden" role="status">
            {moved?.says}
          </span>
        </div>
      )}
    </div>
  );
}
