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

/** One for each component in each theme. */
export function thumbnails(): Thumbnail[] {
  const stories = listStories(root);
  const folders = [...new Set(stories.map(({ folder }) => folder))];
  return folders.flatMap((folder) => {
    const story = folder && picturedStory(folder, stories);
    if (!story) return [];
    return (["light", "dark"] as const).map((theme) => ({
      path: thumbnailPath(theme, story.id),
      picture: join(root, "tests/pictures", modes[theme], `${story.id}.png`),
    }));
  });
}

/** What a picture shows, without the emptiness around it: from its top, and in the middle where it is small. */
export async function readThumbnail({ picture }: Thumbnail): Promise<Buffer> {
  const { dominant: background } = await sharp(picture).stats();
  const trimmed = sharp(await sharp(picture).trim().toBuffer());
  const { width: shownWidth, height: shownHeight } = await trimmed.metadata();
  const shown = Math.min(shownWidth, Math.max(width, Math.round(shownHeight * aspect)));
  const space = Math.max(least, shown + 2 * margin);
  const height = Math.round(space / aspect);
  const inner = { width: Math.min(shownWidth, space), height: Math.min(shownHeight, height) };
  const beside = Math.max(0, space - inner.width);
  const below = Math.max(0, height - inner.height);
  const isSmall = below > margin;
  const top = isSmall ? Math.floor(below / 2) : Math.min(margin, below);
  return trimmed
    .extract({ left: 0, top: 0, width: Math.round(inner.width), height: inner.height })
    .extend({
      left: Math.floor(beside / 2),
      right: Math.ceil(beside / 2),
      top,
      bottom: below - top,
      background,
    })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
