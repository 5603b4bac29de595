/** What the banner of a failed request adds until it is sent again: the state of the connection, and an offer to reload. */

import { useEffect, useLayoutEffect, useState } from "react";
import { spoken } from "../../engine/words/spoken.ts";
import { events } from "../../page-state.ts";
import type { Draft } from "../drafts/draft.ts";
import { ownName, read } from "../drafts/storage.ts";

/**
 * Offers to reload the page, if its draft is kept, and no file or password, which no draft keeps, is lost: a page that was
 * open while a new version of the site went online may be refused however often it is sent.
 */
function Reload() {
  const [isKept, setKept] = useState(false);
  // In a layout effect, before the banner, which contains this, is scrolled into view.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(events.store));
    // Picked files are listed in a live region; a class name here would bring the styles of file fields into every form's page.
    const unkept = document.querySelector(".form [aria-live] > *, .form [type=password]");
    setKept(Boolean(read<Draft>(ownName()) && !unkept));
  }, []);
  return (
    isKept && (
      <p>
        {spoken.around.safe}
        <a href={location.pathname + location.search}>{spoken.around.reload}</a>
      </p>
    )
  );
}

/**
 * Announces that the visitor is offline, and when they are back online; if that does not explain a second failure, offers to reload
 * the page.
 */
export function Connection({ isAgain }: { isAgain: boolean }) {
  const [lost, setLost] = useState(!navigator.onLine);
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = ({ type }: Event) => {
      setOnline(type === "online");
      if (type === "offline") setLost(true);
    };
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  if (!lost) return isAgain && <Reload />;
  return (
    <p>
      <strong>{online ? spoken.form.online : spoken.form.offline}</strong>
    </p>
  );
}
