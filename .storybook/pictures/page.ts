import { page } from "vitest/browser";

/** The faces that a picture can't do without, as tokens/fonts names them. */
const family = "Archivo";

/**
 * Waits until nothing on the page is still to arrive: fonts, pictures, a frame.
 *
 * @throws where the site's own font did not load, for every picture would then be another.
 */
export async function settle(): Promise<void> {
  await document.fonts.load(`450 14px "${family}"`);
  await document.fonts.ready;
  const isLoaded = [...document.fonts].some(
    (face) => face.family.replaceAll('"', "") === family && face.status === "loaded",
  );
  if (!isLoaded) {
    throw new Error(
      `The font "${family}" did not load, so the picture would show a stand-in. tokens/fonts/fonts.css declares it; \`npm run tokens\` writes what it needs.`,
    );
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

function hasFixed(): boolean {
  return [...document.body.querySelectorAll("*")].some((element) => {
    const { position, display } = getComputedStyle(element);
    return position === "fixed" && display !== "none";
  });
}

/** Until the browser has laid out and drawn what a change of the window asks for. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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
  sheet.replaceSync(`
    html, body { height: auto !important; min-height: ${least} !important }
    * { content-visibility: visible !important }`);
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
