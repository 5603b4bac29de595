/** The connection status while a failed request waits to be sent again. */

import { useEffect, useState } from "react";
import { spoken } from "../engine/words/spoken.ts";

/** Announces that the visitor is offline, and when they are back online. */
export function Connection() {
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
  if (!lost) return null;
  return (
    <p>
      <strong>{online ? spoken.form.online : spoken.form.offline}</strong>
    </p>
  );
}
