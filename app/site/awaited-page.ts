import { createStore, type StoreApi } from "zustand/vanilla";
import type { Site } from "./create-site.ts";

/** The page that was asked for while the browser is offline; null where none was. */
export interface AwaitedPage {
  readonly href: string | null;
}

export function createAwaitedPage(): StoreApi<AwaitedPage> {
  return createStore<AwaitedPage>(() => ({ href: null }));
}

/**
 * Whether a page has to wait for the connection: what the browser can't fetch now would take the
 * place of the page that stands. The last one that was asked for is gone to once it can be had (B8).
 */
export function awaitPage(
  { connection }: Pick<Site, "connection">,
  awaited: StoreApi<AwaitedPage>,
  href: string,
): boolean {
  if (connection.getState().isOnline) return false;
  awaited.setState({ href });
  return true;
}

/** Goes to the awaited page as soon as the browser is online; returns its end. */
export function followAwaitedPage(
  { connection }: Pick<Site, "connection">,
  awaited: StoreApi<AwaitedPage>,
  goTo: (href: string) => void,
): () => void {
  return connection.subscribe(({ isOnline }) => {
    const { href } = awaited.getState();
    if (!isOnline || href === null) return;
    awaited.setState({ href: null });
    goTo(href);
  });
}
