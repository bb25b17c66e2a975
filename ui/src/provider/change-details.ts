/**
 * What a callback gets beside the new value: in which of its ways a person changed it, and the
 * browser's event of the pointer, the keyboard, the text or the focus. Null where there is none, as with Back or
 * when a time has run out.
 */
export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason;
  readonly event: UIEvent | null;
}

/** How something was pressed. What presses without a pointer is the keyboard's, a screen reader's too. */
export type PressReason = "pointer" | "keyboard";

/** What a handler receives: the browser's event, or React's around it. Null where it receives none. */
export type HandledEvent = Event | { readonly nativeEvent: Event } | null;

/** The browser's own. Radix reports a press beside a dialog by an event that carries the person's. */
function browserEventOf(handled: HandledEvent): UIEvent | null {
  if (handled === null) return null;
  if ("nativeEvent" in handled) return browserEventOf(handled.nativeEvent);
  if (handled instanceof UIEvent) return handled;
  return handled instanceof CustomEvent
    ? browserEventOf(handled.detail?.originalEvent ?? null)
    : null;
}

/** The details of a change, with the event that its handler received. */
export function changeDetails<Reason extends string>(
  reason: Reason,
  event: HandledEvent,
): ChangeDetails<Reason> {
  return { reason, event: browserEventOf(event) };
}

/** A handler of a press that reports one reason, with its details, to a callback without a value. */
export function reporting<Reason extends string>(
  reason: Reason,
  callback: (reason: Reason, details: ChangeDetails<Reason>) => void,
): (event: HandledEvent) => void {
  return (event) => callback(reason, changeDetails(reason, event));
}

/** The details of a change of what has no other way than to be pressed. */
export function pressDetails(handled: HandledEvent): ChangeDetails<PressReason> {
  const event = browserEventOf(handled);
  const isPointer = event instanceof PointerEvent && event.pointerType !== "";
  return { reason: isPointer ? "pointer" : "keyboard", event };
}
