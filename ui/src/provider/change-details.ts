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

/** What the browser handles right now. Radix reports a press beside a dialog by an event of its own. */
function currentEvent(): UIEvent | null {
  const { event } = window;
  const original = event instanceof CustomEvent ? event.detail?.originalEvent : event;
  return original instanceof UIEvent ? original : null;
}

/**
 * The details of a change that is under way; call it in the event's own turn. The browser knows which
 * event it handles: what lies between the event and here needs not hand it on.
 */
export function changeDetails<Reason extends string>(reason: Reason): ChangeDetails<Reason> {
  return { reason, event: currentEvent() };
}

/** A handler of a press that reports one reason, with its details, to a callback without a value. */
export function reporting<Reason extends string>(
  reason: Reason,
  callback: (reason: Reason, details: ChangeDetails<Reason>) => void,
): () => void {
  return () => callback(reason, changeDetails(reason));
}

/** The details of a change of what has no other way than to be pressed. */
export function pressDetails(): ChangeDetails<PressReason> {
  const event = currentEvent();
  const isPointer = event instanceof PointerEvent && event.pointerType !== "";
  return changeDetails(isPointer ? "pointer" : "keyboard");
}
