/**
 * What a callback is told beside the new value: in which of its ways a person changed it, and the
 * browser's event, null where there is none, as when a time has run out.
 */
export interface ChangeDetails<Reason extends string> {
  readonly reason: Reason;
  readonly event: Event | null;
}

/** How something was pressed. What presses without a pointer is the keyboard's, a screen reader's too. */
export type PressReason = "pointer" | "keyboard";

/**
 * The details of a change that is under way; call it in the callback's own turn. The browser knows which
 * event it handles: what lies between the event and here needs not hand it on.
 */
export function changeDetails<Reason extends string>(reason: Reason): ChangeDetails<Reason> {
  return { reason, event: window.event ?? null };
}

/** The same for what has no other way than to be pressed. */
export function pressDetails(): ChangeDetails<PressReason> {
  const { event } = window;
  const isPointer = event instanceof PointerEvent && event.pointerType !== "";
  return changeDetails(isPointer ? "pointer" : "keyboard");
}
