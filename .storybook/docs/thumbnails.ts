import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import sharp from "sharp";
import {
  type PictureTheme,
  picturedStory,
  thumbnailPath,
} from "../../stories/support/pictured-stories.ts";
import { listStories } from "../pictures/kept.ts";

/** The recorded pictures that thumbnails are made of, a folder each: the dark ones are Dutch, as a phone has them. */
const modes: Readonly<Record<PictureTheme, string>> = {
  light: "fr-light-1280",
  dark: "nl-dark-390",
};

interface Thumbnail {
  /** From the root of the static Storybook. */
  readonly path: string;
  /** The recorded picture. */
  readonly picture: string;
}

/** In pixels. A tile is as high as five eighths of its width. */
const width = 480;
const aspect = 8 / 5;
const margin = 20;

/** A component of few pixels is shown so wide, and is as large as in its story. */
const least = 240;

/** One for each component in each theme, of those whose picture is there. */
export function thumbnails(): Thumbnail[] {
  const stories = listStories(root);
  const folders = [...new Set(stories.map(({ folder }) => folder))];
  return folders.flatMap((folder) => {
    const story = folder && picturedStory(folder, stories);
    if (!story) return [];
    return (["light", "dark"] as const)
      .map((theme) => ({
        path: thumbnailPath(theme, story.id),
        picture: join(root, "tests/pictures", modes[theme], `${story.id}.png`),
      }))
      .filter(({ picture }) => existsSync(picture));
  });
}

/** The colour of a picture's corner. */
async function groundOf(picture: string): Promise<{ r: number; g: number; b: number }> {
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract(corner).raw().toBuffer();
  return { r, g, b };
}

/** How many of the pixels that are left free stand before what is shown: half, where it is not cut off. */
function spaceAround(free: number): [before: number, after: number] {
  const before = free > margin ? Math.floor(free / 2) : free;
  return [before, free - before];
}

/** What a picture shows, without the emptiness around it: from its top, and in the middle where it is small. */
export async function readThumbnail({ picture }: Thumbnail): Promise<Buffer> {
  const trimmed = sharp(await sharp(picture).trim({ threshold: 3 }).toBuffer());
  const { width: wide, height: high } = await trimmed.metadata();
  const across = Math.min(wide, Math.max(width, Math.round(high * aspect)));
  const spaceWide = Math.max(least, across + 2 * margin);
  const space = { width: spaceWide, height: Math.round(spaceWide / aspect) };
  const inner = {
    width: Math.min(wide, space.width - margin),
    height: Math.min(high, space.height - margin),
  };
  const [left, right] = spaceAround(space.width - inner.width);
  const [top, bottom] = spaceAround(space.height - inner.height);
  const background = await groundOf(picture);
  const framed = await trimmed
    .extract({ left: 0, top: 0, ...inner })
    .extend({ left, right, top, bottom, background })
    .toBuffer();
  return sharp(framed).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}
