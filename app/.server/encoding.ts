import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";

/** A compression that browsers are sent. */
export type Encoding = "br" | "gzip";

/** The encodings, the better one first. */
export const encodings: readonly Encoding[] = ["br", "gzip"];

const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg\+xml)/;

/** Whether compressing this kind of content is worth the work. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && compressible.test(contentType);
}

/** Picks the best of the offered encodings that the browser takes; undefined where it takes none. */
export function negotiateEncoding(
  accepted: string | null | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const quality = new Map<string, number>();
  for (const part of (accepted ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    quality.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const anyOther = quality.get("*") ?? 0;
  return offered.find((encoding) => (quality.get(encoding) ?? anyOther) > 0);
}

/** How brotli is used on what the server makes: most of it is compressed once and sent to many. */
export const brotliOptions: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};

/** Compresses an answer in one piece. */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === "gzip"
    ? promisify(gzip)(body, { level: 6 })
    : promisify(brotliCompress)(body, brotliOptions);
}
