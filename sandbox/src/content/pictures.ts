import type { Language } from "@grandstand/contract/entities";
import type { Hono } from "hono";
import type { Environment } from "../http/router.ts";

interface Picture {
  readonly width: number;
  readonly height: number;
  /** What the board reads, a letter a cell; decoration, which the page never needs. */
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

/** The path of an offer's picture; null where nobody drew one. */
export function offerPicturePath(id: string): string | null {
  return pictures.has(id) ? `/content/pictures/${id}.svg` : null;
}

/** A board of flap cells under two floodlights. */
function drawn({ width, height, letters }: Picture): string {
  const cell = Math.min((width * 0.84) / letters.length, height * 0.3);
  const left = (width - cell * letters.length) / 2;
  const top = height / 2 - cell * 0.66;
  const cells = [...letters].map((letter, index) => {
    const x = left + index * cell;
    const middle = `x="${x + cell / 2}" y="${height / 2}"`;
    return `<rect x="${x + 2}" y="${top}" width="${cell - 4}" height="${cell * 1.32}" rx="4" fill="#05070d"/>
<text ${middle} dy=".35em" text-anchor="middle" font-size="${cell * 0.9}">${letter}</text>
<path d="M${x + 2} ${height / 2}h${cell - 4}" stroke="#131a28" stroke-width="2"/>`;
  });
  const beam = (from: number, to: number) =>
    `<path d="M${from} ${-height * 0.1}L${to - width * 0.26} ${height * 1.1}H${to + width * 0.26}Z" fill="url(#light)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="light" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="#0e1420"/>
${beam(width * 0.04, width * 0.4)}${beam(width * 0.96, width * 0.6)}
<g font-family="Archivo, 'Arial Narrow', Arial, sans-serif" font-weight="700" fill="#f8da2a">${cells.join("")}</g>
</svg>`;
}

/** Serves the pictures to every site: they say nothing about anybody. */
export function addPictures(app: Hono<Environment>): void {
  app.get("/content/pictures/:name", (context) => {
    const picture = pictures.get(context.req.param("name").replace(/\.svg$/, ""));
    if (!picture) return context.notFound();
    return context.body(drawn(picture), 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600",
    });
  });
}
