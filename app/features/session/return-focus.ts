import type { MessagesStore } from "../../stores/messages.ts";

/**
 * Gives the focus back to what opened the first of several overlays once the last of them is closed:
 * each gives it back to what opened it itself, and that went with the one before (guides, dialogs).
 */
export function returnFocusAfter(messages: MessagesStore, opener: Element | null): void {
  const stop = messages.subscribe(({ overlay }) => {
    if (overlay !== null) return;
    stop();
    // The closing dialog is still drawn here, and what is inert takes no focus.
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    }, 0);
  });
}
