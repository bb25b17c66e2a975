import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * A page's data for searchers, as the server wrote it (app/.server/structured-data.ts). It is in the
 * first HTML and stays there; a page that the browser draws later has none, because a script element
 * that is made in the browser would break Trusted Types (docs/decisions/12), and no one reads it.
 */
export function StructuredData({ text }: { readonly text: string }) {
  const isFromServer = useSyncExternalStore(never, no, yes);
  const [kept] = useState(isFromServer ? text : null);
  return kept === null ? null : <script type="application/ld+json">{kept}</script>;
}
