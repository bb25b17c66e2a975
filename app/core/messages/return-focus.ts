import { accountButtonId } from "@grandstand/ui/header";
import { mainId } from "@grandstand/ui/page-frame";
import type { MessagesStore } from "./messages.ts";

/**
 * Gives the focus back to what opened the first of several overlays once the last of them is closed: each overlay gives
 * it back to what opened that overlay, which went with the one before (guides, dialogs). Where that is gone as well,
 * the page has it.
 */
export function returnFocusAfter(messages: MessagesStore, opener: Element | null): void {
  const stop = messages.subscribe(({ overlay }) => {
    if (overlay !== null) return;
    stop();
    // The closing dialog is still drawn here, and what is inert takes no focus.
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost) return;
      // The person's part of the header goes with a logout: the page takes the focus then.
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      const next = isThere ? opener : document.getElementById(mainId);
      next?.focus({ preventScroll: true });
    }, 0);
  });
}

/**
 * Passes the focus on after a login: to what opened it where that is still there, to the account's
 * button that replaces the header's own, and to the page where the page itself opened it.
 */
export function passFocusOnLogin(messages: MessagesStore, opener: Element | null): void {
  const isPage = opener === null || opener === document.body || opener.id === mainId;
  const next = () => {
    if (isPage) return document.getElementById(mainId);
    // The slip's button stays, and now places what waited.
    const isThere = opener instanceof HTMLElement && opener.isConnected;
    return isThere ? opener : document.getElementById(accountButtonId);
  };
  const stop = messages.subscribe(({ overlay }) => {
    if (overlay !== null) return;
    stop();
    // The closing dialog is still drawn here, and the person's part of the header is not yet.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) {
        next()?.focus({ preventScroll: true });
      }
    }, 0);
  });
}
