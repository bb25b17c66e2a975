import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { readDrawn } from "./host-sheet.ts";
import { packageFolder } from "./package-paths.ts";
import { openSite } from "./sites.ts";

/** Bytes of a sheet, by gzip, that a page with one price must not exceed (docs/decisions/82). */
const limits = { "components-base.css": 3_800, "odds-button/styles.css": 1_900 };

const read = (name: string) => readFileSync(join(packageFolder, name), "utf8");

/** Sheets that have grown beyond their limit. */
export function sheetSizeErrors(): readonly string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const size = gzipSync(read(name), { level: 9 }).byteLength;
    return size <= limit ? [] : [`${name} has ${size} bytes by gzip, ${limit} at most`];
  });
}

/** The components of tests/consumer, in the order in which its sheets are put in. */
const drawn = ["odds-button", "button", "bet-slip"].map((folder) => `${folder}/styles.css`);
const fontFaces = /@font-face\s*\{[^}]*\}/g;

/** What is drawn with these sheets alone, in a wide window and in a narrow one. */
async function drawWith(page: Page, sheets: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) sheet.remove();
  });
  for (const name of sheets) {
    await page.addStyleTag({ content: read(name).replace(fontFaces, "") });
  }
  return [...(await readSettled(page, 360)), ...(await readSettled(page, 1_280))];
}

/** A colour that is on its way from one sheet to the next is neither's. */
async function readSettled(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
  return readDrawn(page);
}

/**
 * The site of tests/consumer with a sheet for each of its components, in both orders, beside the whole
 * sheet. @returns where they draw something else.
 */
export function partedSheetErrors(browser: Browser, folder: string): Promise<readonly string[]> {
  return openSite(browser, folder, async (page) => {
    await page.getByRole("button", { name: /Gelijkspel/ }).waitFor();
    const whole = await drawWith(page, ["styles.css"]);
    const errors: string[] = [];
    for (const order of [drawn, [...drawn].reverse()]) {
      const parted = await drawWith(page, ["styles-base.css", ...order]);
      const changed = whole.find((each, index) => each !== parted[index]);
      if (!changed) continue;
      const element = changed.slice(0, changed.indexOf(">") + 1);
      errors.push(`draws ${element} in another way with ${order.join(", ")} than with styles.css`);
    }
    return errors;
  });
}
