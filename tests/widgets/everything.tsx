/** A text, beside most of what React can do: what the build leaves out of it must be none of this. */
import {
  Component,
  createContext,
  Fragment,
  forwardRef,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { attributesOf, type Takes, useHeld, type WidgetProps } from "../../src/form/widgets/own.ts";

export const takes: Takes = ["text"];

const Shade = createContext("none");

/** Shows what failed inside it, until it is tried again. */
class Boundary extends Component<{ children: ReactNode }, { failure?: string }> {
  override state: { failure?: string } = {};
  static getDerivedStateFromError({ message }: Error) {
    return { failure: message };
  }
  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <Press name={`after ${failure}`} act={() => this.setState({ failure: undefined })} />;
  }
}

/** Keeps what was shown before an update. */
class Before extends Component<{ count: number }> {
  override shouldComponentUpdate({ count }: { count: number }) {
    return count !== this.props.count;
  }
  override getSnapshotBeforeUpdate({ count }: { count: number }) {
    return `${count} before`;
  }
  override componentDidUpdate(_props: object, _state: object, snapshot: string) {
    document.documentElement.dataset.before = snapshot;
  }
  override render() {
    return null;
  }
}

/** A button, which is not on the way to the control. */
const Press = ({ name, act }: { name: string; act: () => void }) => (
  <button type="button" tabIndex={-1} onClick={act}>
    {name}
  </button>
);

const Breakable = ({ fails }: { fails: boolean }) => {
  if (fails) throw new Error("failure");
  return <Told about="whole">yes</Told>;
};

const Told = ({ about, children }: { about: string; children: ReactNode }) => (
  <output data-about={about}>{children}</output>
);

const Shaded = memo(({ onDraw }: { onDraw: () => void }) => {
  useEffect(onDraw);
  return <Told about="shade">{useContext(Shade)}</Told>;
});

const Loose = forwardRef<{ mark: () => void }>((_props, ref) => {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ mark: () => own.current?.setAttribute("data-marked", "") }));
  return <input ref={own} defaultValue="loose" aria-label="Loose" tabIndex={-1} />;
});

const subscribe = (tell: () => void) => {
  addEventListener("resize", tell);
  return () => removeEventListener("resize", tell);
};

/** Draws the text and all of that. */
export default function Everything(props: WidgetProps<"text">) {
  const { ref, ...held } = useHeld<HTMLInputElement>(props);
  const id = useId();
  const width = useSyncExternalStore(
    subscribe,
    () => innerWidth,
    () => 0,
  );
  const [count, add] = useReducer((sum: number, more: number) => sum + more, 0);
  const [fails, setFails] = useState(false);
  const [order, setOrder] = useState(["a", "b", "c"]);
  const [loud, setLoud] = useState("LOUD");
  const [choice, setChoice] = useState("one");
  const [ticked, setTicked] = useState(false);
  const [place, setPlace] = useState<HTMLElement>();
  const loose = useRef<{ mark: () => void }>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const shade = useMemo(() => `shade ${Math.floor(count / 10)}`, [count]);
  const drawn = useRef(0);
  const onDraw = useCallback(() => {
    drawn.current += 1;
  }, []);
  useInsertionEffect(() => void document.documentElement.setAttribute("data-inserted", String(count)), [count]);
  useLayoutEffect(() => () => void document.documentElement.setAttribute("data-left", String(count)), [count]);
  useEffect(() => setPlace(document.body), []);
  return (
    <>
      <input className="form-control" ref={ref} {...attributesOf(props)} {...held} readOnly={props.readOnly} />
      <Boundary>
        <Breakable fails={fails} />
      </Boundary>
      <Shade.Provider value={shade}>
        <Shaded onDraw={onDraw} />
      </Shade.Provider>
      <Before count={count} />
      <Loose ref={loose} />
      <Told about="count">{count}</Told>
      <Told about="width">{width}</Told>
      <Told about="order">
        {order.map((one) => (
          <Fragment key={one}>
            <b>{one}</b>{" "}
          </Fragment>
        ))}
      </Told>
      <Told about="drawn">{drawn.current}</Told>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <circle cx="5" cy="5" r={count + 1} strokeWidth={2} />
      </svg>
      <button type="button" tabIndex={-1} popoverTarget={id}>
        Popover
      </button>
      <div id={id} popover="auto" onToggle={({ newState }) => newState === "open" && add(1)}>
        In a popover
      </div>
      <dialog ref={dialog} onClose={() => add(1)}>
        In a dialog
      </dialog>
      <Press name="Dialog" act={() => dialog.current?.showModal()} />
      <Press name="At once" act={() => flushSync(() => add(1))} />
      <Press name="Later" act={() => startTransition(() => add(10))} />
      <Press name="Mark" act={() => loose.current?.mark()} />
      <Press name="Break" act={() => setFails(true)} />
      <Press name="Mend" act={() => setFails(false)} />
      <Press name="Turn" act={() => setOrder((all) => all.toReversed())} />
      <textarea
        aria-label="Loud"
        tabIndex={-1}
        value={loud}
        onChange={(event) => setLoud(event.target.value.toUpperCase())}
      />
      <select aria-label="One" tabIndex={-1} value={choice} onChange={(event) => setChoice(event.target.value)}>
        <option>one</option>
        <option>two</option>
      </select>
      <input
        type="checkbox"
        aria-label="Ticked"
        tabIndex={-1}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <Told about="controls">{`${loud} ${choice} ${ticked}`}</Told>
      {place && createPortal(<Press name="Elsewhere" act={() => add(1)} />, place)}
    </>
  );
}
