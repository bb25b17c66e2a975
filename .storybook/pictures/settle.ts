/** The faces that a picture can't do without, as tokens/fonts names them. */
const family = "Archivo";

/**
 * Waits until no font or picture of the page is still to arrive. Axe and the picture are to find the same page, on
 * a busy machine as well.
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
      `The font "${family}" did not load, so the picture would show a fallback. tokens/fonts/letters.css declares it; \`npm run tokens\` writes what it needs.`,
    );
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await drawn();
}

/** Until the page is laid out and drawn. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
