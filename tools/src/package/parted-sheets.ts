import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { readDrawn } from "./host-sheet.ts";
import { packageFolder } from "./package-paths.ts";
import { openSite } from "./sites.ts";

/**
 * Bytes of a sheet, by gzip, that a page with one price must not exceed (docs/decisions/82). The base names a layer for
 * each rule of every component: 170 bytes for fifty rules. A price has rules for narrow and for compact lists.
 */
const limits = { "components-base.css": 4_700, "odds-button/styles.css": 2_100 };

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

/** An element's tag, and its values that are others with the parted sheets. */
function differences(whole = "", parted = ""): string {
  const tagOf = (drawn: string) => drawn.slice(0, drawn.indexOf(">") + 1);
  const valuesOf = (drawn: string) => drawn.slice(tagOf(drawn).length).trim().split("; ");
  const known = new Set(valuesOf(whole));
  const others = valuesOf(parted).filter((value) => !known.has(value));
  return `${tagOf(whole)} (${others.join("; ")})`;
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
      const index = whole.findIndex((each, at) => each !== parted[at]);
      if (index < 0) continue;
      const found = differences(whole[index], parted[index]);
      errors.push(`draws ${found} with ${order.join(", ")} in another way than with styles.css`);
    }
    return errors;
  });
}
