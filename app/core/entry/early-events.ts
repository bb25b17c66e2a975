declare global {
  /**
   * Repeats the events that were kept; ends their keeping where the page is whole, and is there until then, or until
   * Back has left it.
   */
  var repeatKeptEvents: ((isWhole: boolean) => Promise<void>) | undefined;
}

/**
 * The script that follows Back and Forward until the router does: one that leads to another page of this document's
 * changes its address alone, and the code that then comes would take what the server drew for the other page. The page
 * of the address is fetched whole instead.
 */
const earlyBack = `
  const pageOf = () => location.href.split("#")[0];
  const drawn = pageOf();
  const goBack = () => {
    if (pageOf() === drawn) return;
    delete globalThis.repeatKeptEvents;
    location.reload();
  };
  addEventListener("popstate", goBack);`;

/**
 * The script that keeps what is pressed, typed and sent while the code for it is still on its way. It runs before
 * anything of the page can be seen, and stops each such event, so that nothing sees it twice. A person who presses
 * again because nothing happens means the same press. A form that the browser sent on its own would put what is typed,
 * a password too, into the address.
 *
 * React takes what a field holds when it is hydrated for what React has drawn: the repetition puts the field back to
 * another value by the property that React watches, and then sets what was typed past it. A field that React draws
 * again before that is empty: the next letter is added to what was typed all the same. The repetition leaves React a
 * microtask after each event, in which it draws: a switch is on before the next press.
 *
 * A part that others have touched is drawn again, with other elements (docs/decisions/102). The event `input` has React
 * hydrate the part of a control before anything else happens to it; an event whose control is then gone is repeated on
 * the successor, which has the same name and the same position among those of that name, and gets the focus back. Where
 * no successor is certain, nothing is pressed. Figures don't count: a price may have moved. What is pressed is kept
 * until the last part is hydrated, and what comes ahead of a press or a letter is stopped until then: React hydrates
 * the part at once at any of these events, and where it then draws it again there is nothing left to press. The click
 * on a radio button or a checkbox, of which the change is kept, is stopped too: React, hydrating within it, puts the
 * button back to what the server drew, and no change follows.
 *
 * A part that is late holds up the presses on the others for a while and no longer. What is kept for its own controls
 * waits for it, and what is pressed and typed there meanwhile is kept too: React has no properties on them yet.
 *
 * A mouse may be pressed on a control that is drawn again before it is released. Browsers then send no click: the
 * release presses the successor, which is under the pointer or was moved from under one that lies still: a part of the
 * page whose code is late leaves its room for a moment.
 */
export const earlyEventsScript = `(() => {${earlyBack}
  const kept = new Map();
  let focused = null;
  let pressed = null;
  let isOverdue = false;
  let isOwn = false;
  const isLive = (control) => Object.keys(control).some((key) => key.startsWith("__reactProps$"));
  const nameOf = (control) =>
    control.localName === "form"
      ? ""
      : control.getAttribute("aria-label") ||
        control.labels?.[0]?.textContent ||
        control.getAttribute("placeholder") ||
        control.textContent;
  const keyOf = (control) =>
    [control.type, control.name, nameOf(control).replace(/[\\d\\s.,/+−-]+/g, " ").trim()].join();
  const sameAs = ({ localName, key }) =>
    [...document.querySelectorAll(localName)].filter((each) => keyOf(each) === key);
  const marksOf = (control) => {
    const marks = { control, localName: control.localName, key: keyOf(control) };
    const same = sameAs(marks);
    return { ...marks, index: same.indexOf(control), count: same.length };
  };
  const reach = (marks) => {
    if (marks.control.isConnected) return marks.control;
    const same = sameAs(marks);
    return same.length === marks.count ? same[marks.index] : undefined;
  };
  const keep = (event) => {
    const { target, type } = event;
    const control = type === "click" ? target.closest?.("button[type=button]") : target;
    const pressed = target.closest?.("a, input, label");
    if (type === "click" && pressed?.matches("input, label"))
      return isOverdue && isLive(pressed) ? undefined : event.stopImmediatePropagation();
    if (!control || isOwn || (isOverdue && isLive(control) && !kept.has(control))) return;
    event.stopImmediatePropagation();
    if (type === "submit") event.preventDefault();
    const marks = kept.get(control) ?? marksOf(control);
    kept.delete(control);
    kept.set(control, { ...marks, value: control.value, checked: control.checked });
  };
  const keepFocus = ({ target }) => {
    focused = marksOf(target);
  };
  const press = ({ button, target, x, y }) => {
    const control = target.closest?.("button, a, input, label");
    pressed = button === 0 && control ? { ...marksOf(control), x, y } : null;
  };
  const release = ({ target, x, y }) => {
    const before = pressed;
    pressed = null;
    const control = before && !before.control.isConnected && reach(before);
    if (!control) return;
    if (control.contains(target) || Math.hypot(x - before.x, y - before.y) < 4)
      setTimeout(() => control.click());
  };
  const types = ["click", "input", "change", "submit"];
  const ahead = "pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup".split(" ");
  const write = (control, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value").set.call(control, value);
  const keepText = ({ target }) => {
    const marks = kept.get(target);
    if (marks && target.value !== marks.value) write(target, marks.value);
  };
  const send = (field, type) => field.dispatchEvent(new Event(type, { bubbles: true }));
  const repeat = (control, { value, checked }) => {
    if (control.matches("button")) return control.click();
    if (control.matches("form")) return control.requestSubmit();
    if (control.matches("[type=checkbox],[type=radio]")) {
      control.checked = !checked;
      return control.click();
    }
    if (!control.matches("select")) control.value = value + ".";
    write(control, value);
    send(control, "input");
    send(control, "change");
  };
  const focusAgain = () => {
    const last = focused;
    if (!last || last.control.isConnected || document.activeElement !== document.body) return;
    const control = reach(last);
    control?.focus({ preventScroll: true });
    if (last.control.selectionStart != null)
      control?.setSelectionRange(last.control.selectionStart, last.control.selectionEnd);
  };
  const hush = (event) => event.stopImmediatePropagation();
  addEventListener("mousedown", press, true);
  addEventListener("mouseup", release, true);
  for (const type of types) addEventListener(type, keep, true);
  for (const type of ahead) addEventListener(type, hush, true);
  addEventListener("beforeinput", keepText, true);
  addEventListener("focusin", keepFocus, true);
  const hydrate = (control) => {
    isOwn = true;
    send(control, "input");
    isOwn = false;
  };
  globalThis.repeatKeptEvents = async (isWhole) => {
    isOverdue = true;
    removeEventListener("popstate", goBack);
    removeEventListener("mousedown", press, true);
    for (const type of ahead) removeEventListener(type, hush, true);
    if (isWhole) {
      delete globalThis.repeatKeptEvents;
      removeEventListener("beforeinput", keepText, true);
      for (const type of types) removeEventListener(type, keep, true);
    }
    for (const before of [...kept.keys()]) {
      const marks = kept.get(before);
      if (!marks) continue;
      const found = reach(marks);
      if (found) hydrate(found);
      const control = reach(marks);
      if (control && !isWhole && !isLive(control)) continue;
      kept.delete(before);
      if (control) repeat(control, marks);
      await null;
    }
    focusAgain();
  };
})()`;

/**
 * Repeats the events of before, in their order, now that the page has its code; while it is not whole, those of the
 * parts that are hydrated. An effect calls it: React hydrates a part of the page that an event reaches at once, but not
 * while it runs effects, and what is repeated inside one is lost.
 */
export function repeatEarlyEvents(isWhole = true): void {
  queueMicrotask(() => void globalThis.repeatKeptEvents?.(isWhole));
}
