import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

/** How far a pixel may be from another before it differs, of 1: what differs by a mere shade is the same. */
const threshold = 0.2;

/** How many pixels may differ: less than the corner of an odds button (72), the smallest thing that matters. */
const allowedPixels = 32;

/** How two pictures differ. */
export interface Difference {
  /** Of the pixels of both, from 0 to 1. */
  readonly share: number;
  /** A PNG: what differs is red, and what is the same is pale. */
  readonly picture: Buffer;
}

/** Compares two PNGs. Undefined where no one would see a difference; another size is always a difference. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const pictures = [sharp(before), sharp(after)] as const;
  const [one, other] = await Promise.all(pictures.map((each) => each.metadata()));
  if (!one || !other) throw new Error("A picture that was just drawn could not be read.");
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const padded = (picture: Sharp, { width: own, height: ownHeight }: typeof one) =>
    picture
      .ensureAlpha()
      .extend({
        right: width - own,
        bottom: height - ownHeight,
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .raw()
      .toBuffer();
  const [first, second] = await Promise.all([padded(pictures[0], one), padded(pictures[1], other)]);
  const drawn = Buffer.alloc(first.length);
  const pixels = pixelmatch(first, second, drawn, width, height, { threshold });
  const isSameSize = one.width === other.width && one.height === other.height;
  if (isSameSize && pixels <= allowedPixels) return undefined;
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: pixels / (width * height), picture };
}
