import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";

/**
 * Run after `react-router build`: writes a `.br` and a `.gz` next to every file of the built site
 * that becomes smaller, so that the web server sends the smallest form without compressing it.
 */

const folder = join(root, "build/client");
const gainsByIt = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** Bytes below which compression saves nothing: the file fits one packet anyway. */
const smallest = 1_024;

/**
 * How brotli groups the distances at which a text repeats itself: as it does unless it is set, and as some of our files
 * are shortest by, by a quarter of a percent.
 */
const groupings = [
  {},
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 },
];

function smallestBrotli(content: Buffer): Buffer {
  const encoded = groupings.map((grouping) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        ...grouping,
      },
    }),
  );
  return encoded.reduce((least, each) => (each.byteLength < least.byteLength ? each : least));
}

const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && gainsByIt.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

let plainBytes = 0;
let brotliBytes = 0;
for (const path of paths) {
  const content = readFileSync(path);
  if (content.byteLength < smallest) continue;
  const brotli = smallestBrotli(content);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  plainBytes += content.byteLength;
  brotliBytes += brotli.byteLength;
}
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
say(`Compressed the site's files: ${kilobytes(plainBytes)} to ${kilobytes(brotliBytes)}.`);
