import type { Page } from "playwright";

export interface FocusWalkOptions {
  /** The number of stops after which the walk ends. */
  readonly most: number;
  /** The minimum width and height of a control, in pixels. */
  readonly smallest: 24 | 44;
}

/**
 * Presses Tab from the top of the page, and lists what is wrong at each stop: no focus ring, a ring that
 * another element clips, an element wholly under a sticky one, or one that is too small.
 */
export async function walkFocus(page: Page, { most, smallest }: FocusWalkOptions) {
  const found = new Set<string>();
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press("Tab");
    let stop = await page.evaluate(seeStop, smallest);
    // What the key opened is in its position a frame later; only a lasting fault counts.
    if (stop !== null && stop.faults.length > 0) stop = await page.evaluate(seeStop, smallest);
    if (stop === null) break;
    for (const fault of stop.faults) found.add(`${fault}: ${stop.what}`);
  }
  return { stops, faults: [...found] };
}

/** Runs in the page. Null between the last stop and the first. */
async function seeStop(smallest: number) {
  // With reduced motion a transition ends in the next frame; the check runs after it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A part that shows the focus of what is in it; a control in it may have a ring of its own.
  const ringed = hasRing(focused)
    ? focused
    : (focused.closest("[data-focus-within-ring]") ?? focused);
  const box = focused.getBoundingClientRect();
  const isHiddenStop = box.width <= 1;
  const isInText = getComputedStyle(focused).display === "inline" || focused.matches("input");
  const isSmall = !isHiddenStop && !isInText && Math.min(box.width, box.height) < smallest - 0.5;
  const faults: string[] = [];
  if (!hasRing(ringed)) faults.push("no ring");
  else if (isRingCut()) faults.push("ring cut off");
  if (!isHiddenStop && !isSeen()) faults.push("covered");
  if (isSmall && !isPressedAround()) {
    faults.push(`only ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
  return { what: focused.outerHTML.slice(0, 160), faults };

  function hasRing(element: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  }

  /** Whether an ancestor clips most of the ring by more than a pixel. */
  function isRingCut(): boolean {
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const inner = ringed.getBoundingClientRect();
    for (let around = ringed.parentElement; around; around = around.parentElement) {
      if (around === document.body) return false;
      if (getComputedStyle(around).overflow === "visible") continue;
      const outer = around.getBoundingClientRect();
      const sides = [
        inner.left - reach < outer.left - 1.5,
        inner.right + reach > outer.right + 1.5,
        inner.top - reach < outer.top - 1.5,
        inner.bottom + reach > outer.bottom + 1.5,
      ];
      if (sides.filter(Boolean).length >= 3) return true;
    }
    return false;
  }

  /** Whether the control also reacts to presses around it, so that it is larger than it is drawn. */
  function isPressedAround(): boolean {
    const reach = smallest / 2 - 1;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([left = 0, top = 0]) => focused?.contains(document.elementFromPoint(left, top)));
  }

  /** Whether at one of nine points the topmost element belongs to the control. */
  function isSeen(): boolean {
    for (const right of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const x = box.left + box.width * right;
        const y = box.top + box.height * down;
        const top = document.elementFromPoint(x, y);
        if (top && (focused?.contains(top) || top.contains(focused))) return true;
      }
    }
    return false;
  }
}
