import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import sharp from "sharp";

/** The recorded pictures that thumbnails are made of. */
const folder = join(root, "tests/pictures/fr-light-1280");

/** In pixels. A tile is as high as five eighths of its width. */
const width = 480;
const aspect = 8 / 5;
const margin = 20;

/** The ids of the stories that have a recorded picture. */
export function picturedStories(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".png"))
    .map((name) => name.slice(0, -".png".length));
}

/** A small picture of a story: what it draws at the top left, without the emptiness beside it. */
export async function writeThumbnail(storyId: string): Promise<Buffer> {
  const picture = join(folder, `${storyId}.png`);
  const { width: whole, height } = await sharp(picture).metadata();
  const trimmed = await sharp(picture).trim().toBuffer({ resolveWithObject: true });
  const right = trimmed.info.width - (trimmed.info.trimOffsetLeft ?? 0) + margin;
  const bottom = trimmed.info.height - (trimmed.info.trimOffsetTop ?? 0) + margin;
  const shown = Math.min(whole, Math.max(width, Math.round(Math.max(right, bottom * aspect))));
  return sharp(picture)
    .extract({
      left: 0,
      top: 0,
      width: shown,
      height: Math.min(height, Math.round(shown / aspect)),
    })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
