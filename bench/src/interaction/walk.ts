import type { Page } from "playwright";
import { pause } from "../shared/browser.ts";

/** Milliseconds between two inputs: a quick person's pace, while prices continue to move. */
const pace = 150;
const stake = "12,50";

const openPrices = "main button[data-open][aria-pressed=false]";
const slipSheet = "section[data-slip]";
const stakeField = `${slipSheet} input[inputmode=decimal]`;

/** One walk through the site on a phone: press, scroll, open, type, change page, and back. */
export async function walk(page: Page): Promise<void> {
  await pressPrices(page, 3);
  await scroll(page, 8);
  await pressPrices(page, 3);
  await scroll(page, -8);
  await typeStake(page);
  await openPage(page, "nav a[href='/live/']");
  await pressPrices(page, 2);
  await scroll(page, 6);
  await goBack(page, "/");
  await openPage(page, "main a[href^='/football/']");
  await pressPrices(page, 2);
  await openGroups(page, 3);
  await scroll(page, 6);
  await typeStake(page);
}

/** Presses prices that are in view, one after the other. */
async function pressPrices(page: Page, count: number): Promise<void> {
  for (let pressed = 0; pressed < count; pressed += 1) {
    const { x, y } = await page.waitForFunction(findPressable, openPrices).then(toPoint);
    await page.touchscreen.tap(x, y);
    await pause(pace);
  }
}

const toPoint = (found: { jsonValue(): Promise<unknown> }) =>
  found.jsonValue() as Promise<{ readonly x: number; readonly y: number }>;

/** Runs in the page: the middle of the first element in view that nothing covers. */
function findPressable(selector: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width > 0 && element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

/** Turns the wheel the given number of times, down or (negative) up. */
async function scroll(page: Page, turns: number): Promise<void> {
  for (let turned = 0; turned < Math.abs(turns); turned += 1) {
    await page.mouse.wheel(0, 240 * Math.sign(turns));
    await pause(pace);
  }
}

/** Opens the slip, types a stake key by key, deletes it, and closes the slip. */
async function typeStake(page: Page): Promise<void> {
  await press(page, "[data-slip-bar]");
  await press(page, stakeField);
  await page.keyboard.type(stake, { delay: pace });
  for (const _ of stake) await page.keyboard.press("Backspace", { delay: pace / 2 });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await pause(pace);
}

async function openPage(page: Page, link: string): Promise<void> {
  await leave(page, () => press(page, link));
}

async function goBack(page: Page, path: string): Promise<void> {
  await leave(page, () => page.goBack());
  await page.waitForURL((url) => url.pathname === path);
}

/** Leaves the page for another one: the address changes before what is drawn, and a page that is kept is hidden. */
async function leave(page: Page, go: () => Promise<unknown>): Promise<void> {
  const heading = await page.locator("h1").filter({ visible: true }).elementHandle();
  await go();
  await heading?.waitForElementState("hidden");
  await page.locator(openPrices).filter({ visible: true }).first().waitFor();
}

/** Opens and closes groups of markets. */
async function openGroups(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await press(page, `main button[aria-expanded] >> nth=${index}`);
  }
}

async function press(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.waitFor();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is nothing to press at ${selector}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await pause(pace);
}
