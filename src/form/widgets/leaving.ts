/** While a form sends files, the browser asks before the page is left: a request as long as that ends with its page. */
import { type RefObject, useEffect } from "react";

/**
 * Watches whether the form is being sent, when nobody can write into it (src/form/sending.tsx).
 * @param control one in the form
 * @param isHolding whether it holds a file
 */
export function useAsking(control: RefObject<Element | null>, isHolding: boolean): void {
  useEffect(() => {
    const part = control.current?.closest(".form > *");
    if (!part || !isHolding) return undefined;
    const observer = new MutationObserver(() => {
      // By its property: older browsers ask for what is returned, and some keep no page that always listens.
      window.onbeforeunload = part.matches("[inert]") ? () => true : null;
    });
    observer.observe(part, { attributeFilter: ["inert"] });
    return () => {
      observer.disconnect();
      window.onbeforeunload = null;
    };
  }, [control, isHolding]);
}
