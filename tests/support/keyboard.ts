import type { Locator, Page } from "playwright";
import { expect } from "./expect.ts";

/** More stops of the Tab key than any page of the site has. */
const mostStops = 400;

/** Presses Tab until the element has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  // Found once: computing the names of a thousand prices at every stop takes longer than the stops.
  let element = await goal.elementHandle();
  async function hasFocus(): Promise<boolean> {
    const hasIt = await element?.evaluate((of) =>
      of.isConnected ? of === document.activeElement : null,
    );
    if (typeof hasIt === "boolean") return hasIt;
    element = await goal.elementHandle();
    return goal.evaluate((of) => of === document.activeElement);
  }
  // An earlier action may have moved the focus there already, as a login does to the account.
  if (await hasFocus()) return;
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press("Tab");
    // The focus of a frame of another origin reaches its ring a moment after the frame itself.
    await expect
      .poll(() => page.evaluate(seeFocus), { message: "the focus can be seen", timeout: 2_000 })
      .toMatchObject({ isRinged: true });
    if (await hasFocus()) return;
  }
  throw new Error(`${mostStops} presses of Tab did not lead to ${goal}.`);
}

/** Runs in the page. The document's body has the focus between its last stop and its first. */
function seeFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { isRinged: true, what: "the page" };
  const ringed = focused.closest("[data-focus-within-ring]") ?? focused;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ringed);
  const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  const hasShadow = boxShadow !== "none";
  return { isRinged: hasOutline || hasShadow, what: focused.outerHTML.slice(0, 120) };
}
