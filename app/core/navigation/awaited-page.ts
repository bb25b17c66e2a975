import { intervals } from "@grandstand/rules/intervals";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "../site/site.ts";

/** The page that was requested while the browser is offline; null where none was. */
export interface AwaitedPage {
  readonly href: string | null;
}

export function createAwaitedPage(): StoreApi<AwaitedPage> {
  return createStore<AwaitedPage>(() => ({ href: null }));
}

/**
 * Whether a page has to wait for the connection: what the browser can't fetch now would replace the
 * page that is shown. The last one that was requested is opened once it can be fetched (B8).
 */
export function awaitPage(
  { connection }: Pick<Site, "connection">,
  awaited: StoreApi<AwaitedPage>,
  href: string,
): boolean {
  if (connection.getState().isOnline) {
    awaited.setState({ href: null });
    return false;
  }
  awaited.setState({ href });
  return true;
}

/** Goes to the awaited page once the browser is online again; returns its end. */
export function followAwaitedPage(
  { connection, setTimer }: Pick<Site, "connection" | "setTimer">,
  awaited: StoreApi<AwaitedPage>,
  goTo: (href: string) => void,
): () => void {
  let cancel = () => {};
  const stop = connection.subscribe(({ isOnline }, before) => {
    if (isOnline === before.isOnline) return;
    cancel();
    if (isOnline && awaited.getState().href !== null)
      cancel = setTimer(go, intervals.onlineSettling);
  });
  function go() {
    const { href } = awaited.getState();
    awaited.setState({ href: null });
    if (href !== null) goTo(href);
  }
  return () => {
    cancel();
    stop();
  };
}
