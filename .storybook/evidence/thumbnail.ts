import sharp from "sharp";

/** In pixels. A tile is as high as five eighths of its width. */
const width = 480;
const aspect = 8 / 5;
const margin = 20;

/** How wide the picture of a component of few pixels is, which is as large there as in its story. */
const least = 240;

/** The colour of a picture's corner. */
async function groundOf(picture: Buffer): Promise<{ r: number; g: number; b: number }> {
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract(corner).raw().toBuffer();
  return { r, g, b };
}

/** How many of the pixels that are left free are before what is shown: half, where it is not cut off. */
function spaceAround(free: number): [before: number, after: number] {
  const before = free > margin ? Math.floor(free / 2) : free;
  return [before, free - before];
}

/**
 * A small picture of a story, as WebP, of a picture of its page: what that shows without the emptiness around it, from its
 * top, and in the middle where it is small.
 */
export async function thumbnailOf(picture: Buffer): Promise<Buffer> {
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
