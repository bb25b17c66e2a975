import { readFileSync } from "node:fs";
import type { Language } from "@grandstand/contract/entities";

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The text of the board, a letter a cell; decoration that the page does not need. */
  readonly letters: string;
}

const banner = (letters: string): Picture => ({ width: 960, height: 240, letters });
const card = (letters: string): Picture => ({ width: 750, height: 300, letters });

/** Every picture of the content service, by its name in the address. */
const pictures: ReadonlyMap<string, Picture> = new Map([
  ["banner-fr", banner("BON À SAVOIR")],
  ["banner-nl", banner("GOED OM WETEN")],
  ["banner-en", banner("GOOD TO KNOW")],
  ["combo-boost", card("1X2+5%")],
  ["coins", card("+125")],
  ["each-way", card("1·2·3")],
  ["virtuals", card("24:00")],
]);

/** The path of a content page's banner in a language (B2). */
export function bannerPath(language: Language): string {
  return `/content/pictures/banner-${language}.svg`;
}

/** The path of an offer's picture; null where there is none. */
export function offerPicturePath(id: string): string | null {
  return pictures.has(id) ? `/content/pictures/${id}.svg` : null;
}

const template = readFileSync(new URL("picture/board.svg", import.meta.url), "utf8");

/** A board of flap cells under two floodlights; the template decides its appearance. */
function drawn({ width, height, letters }: Picture): string {
  const cell = Math.min((width * 0.84) / letters.length, height * 0.3);
  const left = (width - cell * letters.length) / 2;
  const middle = height / 2;
  const cells = [...letters].map((letter, index) => {
    const x = left + index * cell;
    return `<rect class="cell" x="${x + 2}" y="${middle - cell * 0.66}" width="${cell - 4}" height="${cell * 1.32}" rx="4"/>
<text x="${x + cell / 2}" y="${middle}" dy=".35em" style="font-size:${cell * 0.9}px">${letter}</text>
<path class="fold" d="M${x + 2} ${middle}h${cell - 4}"/>`;
  });
  return template
    .replace("SIZE", `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`)
    .replace("CELLS", cells.join("\n"));
}

/** The SVG of a picture by its name in the address; null where there is none. */
export function drawPicture(name: string): string | null {
  const picture = pictures.get(name);
  return picture ? drawn(picture) : null;
}
