const passed = new WeakSet<Event>();

/**
 * For what lies over every dialog without being one, as a toast does: it gets the Escape key first, and
 * leaves it to the dialog that has the focus (A2).
 */
export function passEscapeToDialog(event: KeyboardEvent): void {
  if (!document.activeElement?.closest("[aria-modal=true]")) return;
  passed.add(event);
  event.preventDefault();
}

/** Whether a key press is an Escape that was left to the dialog; the innermost dialog consumes it, once. */
export function consumePassedEscape(event: Event): boolean {
  return passed.delete(event);
}
