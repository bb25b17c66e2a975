import { page } from "vitest/browser";
import { drawn } from "./settle.ts";

function hasFixed(): boolean {
  return [...document.body.querySelectorAll("*")].some((element) => {
    const { position, display } = getComputedStyle(element);
    return position === "fixed" && display !== "none";
  });
}

/** A slip that the window had held small grows with it, and is measured again so often. */
const mostRounds = 4;

/**
 * Makes page and window as high as what they show: a long story is not cut off, and in a small one
 * a small change is not lost in emptiness. What sticks to the window's edges (a
 * dialog, a bar) keeps the window as it is, and the picture is of all of it.
 *
 * @returns what sets the size back.
 */
export async function setPictureSize(): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window;
  const sheet = new CSSStyleSheet();
  const least = hasFixed() ? `${innerHeight}px` : "0";
  sheet.replaceSync(`html, body { height: auto !important; min-height: ${least} !important }`);
  document.adoptedStyleSheets.push(sheet);
  const measure = () => Math.ceil(document.body.getBoundingClientRect().height);
  const first = measure();
  for (let round = 0; round < mostRounds; round += 1) {
    const height = measure();
    // Whole pages, each as high as the window, would grow for ever.
    if (height <= window.innerHeight || height >= 2 * first) break;
    await page.viewport(innerWidth, height);
    await drawn();
  }
  return async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight);
  };
}
