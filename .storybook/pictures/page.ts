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

/**
 * Makes page and window as high as what they show: a long story is not cut off, and in a small one
 * a small change is not lost in emptiness. What sticks to the window's edges (a
 * dialog, a bar) keeps the window as it is, and the picture is of all of it.
 *
 * @returns what sets the size back.
 */
export async function usePictureSize(): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window;
  const sheet = new CSSStyleSheet();
  const least = hasFixed() ? `${innerHeight}px` : "0";
  sheet.replaceSync(`html, body { height: auto !important; min-height: ${least} !important }`);
  document.adoptedStyleSheets.push(sheet);
  const measure = () => Math.ceil(document.body.getBoundingClientRect().height);
  const height = measure();
  if (height > innerHeight) await page.viewport(innerWidth, height);
  // A slip that the window had held small has grown with it; whole pages would do so for ever.
  const grown = measure();
  if (grown > height && grown < 2 * height) await page.viewport(innerWidth, grown);
  return async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight);
  };
}
