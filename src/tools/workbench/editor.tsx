/** An editor for one JSON document: CodeMirror with completion from its schema, and with problems marked in place. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorSelection, EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { placesIn } from "../../engine/check/syntax/places.ts";
import { completer, type Guide, keywordTooltip } from "./json/completion.ts";
import { theme } from "./theme.ts";

/** A problem in a document: its location and message. */
export interface Mark {
  /** A JSON pointer, or a line and a column in text that is not valid JSON. */
  at: string | { line: number; column: number };
  message: string;
  /** Whether it is a warning. */
  isDoubt?: boolean;
}

/** The imperative handle of an editor. */
export interface EditorHandle {
  /** Selects a mark's location and focuses the editor. */
  select: (at: Mark["at"]) => void;
  focus: () => void;
}

interface EditorProps {
  label: string;
  text: string;
  /** Counts how often the text was replaced from elsewhere. */
  turn: number;
  guide: Guide;
  marks: Mark[];
  onEdit: (text: string) => void;
  ref: Ref<EditorHandle>;
}

/** Finds marks in a document. */
function marked({ doc }: EditorState): (at: Mark["at"]) => { from: number; to: number } {
  const rangeOf = placesIn(doc.toString());
  return (at) => {
    if (typeof at === "string") return rangeOf(at);
    const line = doc.line(Math.min(Math.max(1, at.line), doc.lines));
    const from = Math.min(line.from + at.column - 1, line.to);
    return { from, to: Math.min(from + 1, doc.length) };
  };
}

function diagnosticsOf(state: EditorState, marks: Mark[]): Diagnostic[] {
  const placeOf = marked(state);
  return marks.map(({ at, message, isDoubt }) => ({
    ...placeOf(at),
    severity: isDoubt ? "warning" : "error",
    message,
  }));
}

/** The editor component. */
export function Editor({ label, text, turn, guide, marks, onEdit, ref }: EditorProps) {
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ guide, onEdit });
  latest.current = { guide, onEdit };
  const taken = useRef(-1);

  useEffect(() => {
    const known = () => latest.current.guide;
    const made = new EditorView({
      parent: holder.current ?? undefined,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        autocompletion({ override: [completer(known)], icons: false }),
        keywordTooltip(known),
        lintGutter(),
        json(),
        theme,
        EditorView.lineWrapping,
        EditorState.tabSize.of(2),
        // Tab leaves the editor, as everywhere on the page.
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isOurs = transactions.some((transaction) => transaction.isUserEvent("set"));
          if (docChanged && !isOurs) latest.current.onEdit(state.doc.toString());
        }),
      ],
    });
    view.current = made;
    taken.current = -1;
    return () => made.destroy();
  }, [label]);

  useEffect(() => {
    const { current } = view;
    // Text typed here also comes back as a prop, perhaps after more has been typed.
    if (!current || taken.current === turn) return;
    taken.current = turn;
    if (current.state.doc.toString() === text) return;
    const changes = { from: 0, to: current.state.doc.length, insert: text };
    // The initial contents cannot be undone: that would leave an empty document.
    const annotations = Transaction.addToHistory.of(current.state.doc.length > 0);
    current.dispatch({ changes, annotations, userEvent: "set" });
  }, [text, turn]);

  useEffect(() => {
    const { current } = view;
    if (current) current.dispatch(setDiagnostics(current.state, diagnosticsOf(current.state, marks)));
  }, [marks]);

  useImperativeHandle(ref, () => ({
    select(at) {
      const { current } = view;
      if (!current) return;
      const { from, to } = marked(current.state)(at);
      current.focus();
      current.dispatch({
        selection: EditorSelection.single(from, to),
        effects: EditorView.scrollIntoView(from, { y: "center" }),
      });
      current.dom.scrollIntoView({ block: "nearest" });
    },
    focus: () => view.current?.focus(),
  }));
  return <div className="wb-editor" ref={holder} />;
}
