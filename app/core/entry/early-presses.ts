declare global {
  /** Ends the keeping of presses and repeats those that were kept; there until then. */
  var repeatKeptPresses: (() => void) | undefined;
}

/**
 * The script that keeps the presses of buttons whose code is still on its way. It runs before anything
 * of the page can be seen, and stops each press, so that nothing sees it twice. Who presses again
 * because nothing happens means the same press.
 */
export const earlyPressesScript = `(() => {
  const kept = new Set();
  const keep = (event) => {
    const button = event.target.closest?.("button[type=button]");
    if (!button) return;
    event.stopImmediatePropagation();
    kept.add(button);
  };
  addEventListener("click", keep, true);
  globalThis.repeatKeptPresses = () => {
    delete globalThis.repeatKeptPresses;
    removeEventListener("click", keep, true);
    for (const button of kept) button.click();
  };
})()`;

/**
 * Repeats the presses of before, in their order, now that the page has its code. An effect calls it:
 * React hydrates a pressed part of the page at once, but not while it runs effects, and a press that
 * is repeated inside one is lost.
 */
export function repeatEarlyPresses(): void {
  queueMicrotask(() => globalThis.repeatKeptPresses?.());
}
