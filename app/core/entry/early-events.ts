declare global {
  /** Ends the keeping of events and repeats those that were kept; there until then. */
  var repeatKeptEvents: (() => Promise<void>) | undefined;
}

/**
 * The script that keeps what is pressed, typed and sent while the code for it is still on its way. It
 * runs before anything of the page can be seen, and stops each such event, so that nothing sees it
 * twice. Who presses again because nothing happens means the same press. A form that the browser sent
 * by itself would put what is typed, a password too, into the address.
 *
 * React takes what a field holds at its hydration for what it has drawn: the repetition puts the field
 * back to another value by the property that React watches, and then sets what was typed past it. It
 * leaves React a microtask after each event, in which it draws: a switch is on before the next press.
 */
export const earlyEventsScript = `(() => {
  const kept = new Map();
  const keep = (event) => {
    const { target, type } = event;
    const control = type === "click" ? target.closest?.("button[type=button]") : target;
    if (!control) return;
    event.stopImmediatePropagation();
    if (type === "submit") event.preventDefault();
    kept.delete(control);
    kept.set(control, [control.value, control.checked]);
  };
  const types = ["click", "input", "change", "submit"];
  const send = (field, type) => field.dispatchEvent(new Event(type, { bubbles: true }));
  const repeat = (control, value, checked) => {
    if (control.matches("button")) return control.click();
    if (control.matches("form")) return control.requestSubmit();
    send(control, "input");
    if (control.matches("[type=checkbox],[type=radio]")) {
      control.checked = !checked;
      return control.click();
    }
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
    if (!control.matches("select")) control.value = value + ".";
    set.call(control, value);
    send(control, "input");
    send(control, "change");
  };
  for (const type of types) addEventListener(type, keep, true);
  globalThis.repeatKeptEvents = async () => {
    delete globalThis.repeatKeptEvents;
    for (const type of types) removeEventListener(type, keep, true);
    for (const [control, state] of kept) {
      repeat(control, ...state);
      await null;
    }
  };
})()`;

/**
 * Repeats the events of before, in their order, now that the page has its code. An effect calls it:
 * React hydrates a part of the page that an event reaches at once, but not while it runs effects, and
 * what is repeated inside one is lost.
 */
export function repeatEarlyEvents(): void {
  queueMicrotask(() => void globalThis.repeatKeptEvents?.());
}
