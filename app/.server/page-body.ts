import { promisify } from "node:util";
import { brotliDecompress, constants, createBrotliCompress } from "node:zlib";
import { brotliOptions } from "./encoding.ts";
import { createNonce } from "./security.ts";

/**
 * A rendered page, kept with holes instead of its nonces, so that many visitors can be sent it, each with a nonce of
 * their own (docs/decisions/19).
 */
export interface PageBody {
  /** Bytes that it holds in memory, compressed and not. */
  readonly size: number;
  /** In pieces, of which the large ones are the same memory for everybody. */
  plain(nonce: string): readonly Uint8Array[];
  /** Compressed once, however many nonces it is sent with; null where that can't be done. */
  brotli(nonce: string): readonly Uint8Array[] | null;
}

/** As many characters as every nonce has. */
const nonceLength = createNonce().length;

/** Makes the placeholder for the nonce that a page is sent with: no text of a page holds it. */
export function createPlaceholder(): string {
  return createNonce().replace(/[^\w]/g, "0");
}

/**
 * Reads a rendered page whose nonces are all this placeholder, and compresses it: a page counts as rendered when no one
 * who is sent it has to wait any more.
 */
export async function createPageBody(html: Uint8Array, placeholder: string): Promise<PageBody> {
  const parts = splitAt(Buffer.from(html), placeholder);
  const plain = (nonce: string) => fill(parts, Buffer.from(nonce));
  const compressed =
    html.byteLength > 0 ? await compressAround(parts, plain).catch(() => null) : null;
  return {
    size: html.byteLength + sizeOf(compressed ?? []),
    plain,
    brotli: (nonce) => compressed && fill(compressed, Buffer.from(nonce)),
  };
}

function sizeOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function splitAt(html: Buffer, placeholder: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (;;) {
    const at = html.indexOf(placeholder, from);
    if (at < 0) return [...parts, html.subarray(from)];
    parts.push(html.subarray(from, at));
    from = at + placeholder.length;
  }
}

/** Parts of this many bytes or more are never copied: a visitor who reads slowly holds on to no memory of their own. */
const sharedFrom = 8_192;

/** Puts the nonce between all parts. */
function fill(parts: readonly Buffer[], nonce: Buffer): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let small: Buffer[] = [];
  const collect = () => {
    if (small.length > 0) pieces.push(Buffer.concat(small));
    small = [];
  };
  for (const [index, part] of parts.entries()) {
    if (index > 0) small.push(nonce);
    if (part.byteLength < sharedFrom) {
      small.push(part);
    } else {
      collect();
      pieces.push(part);
    }
  }
  collect();
  return pieces;
}

/** What follows a nonce within its block: a decoder looks back two bytes for what to expect next. */
const tail = 2;

/** Bytes that no page has: those that begin no character of UTF-8, and signs that HTML forbids. */
const unwritten = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) =>
    byte > 0xf4 ||
    byte === 0xc0 ||
    byte === 0xc1 ||
    (byte < 0x20 && !/\s/.test(String.fromCharCode(byte))),
);

/**
 * What the encoder sees instead of a nonce. Nothing else of the page refers to it, for its bytes are nowhere else; no
 * byte is in it twice, so that it refers to nothing either.
 */
function createNoise(): Buffer {
  const drawn = unwritten.map((byte) => ({
    byte,
    at: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  }));
  drawn.sort((one, other) => one.at - other.at);
  return Buffer.from(drawn.slice(0, nonceLength).map(({ byte }) => byte));
}

/**
 * Compresses a page around its nonces: what is between two of them is compressed, a nonce itself is a block that brotli
 * stores as it is (RFC 7932, 9.2), so that any nonce of the same length fits. Null where reading it back with either of
 * two nonces, which have no character alike, gives another page.
 */
async function compressAround(
  parts: readonly Buffer[],
  plain: (nonce: string) => readonly Uint8Array[],
): Promise<readonly Buffer[] | null> {
  const compressor = createCompressor();
  const around: Buffer[] = [];
  let open = Buffer.alloc(0);
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      if (part.length < tail) return null;
      await compressor.write(Buffer.concat([createNoise(), part.subarray(0, tail)]));
      around.push(Buffer.concat([open, storedHeader(nonceLength + tail)]));
      open = Buffer.from(part.subarray(0, tail));
    }
    const rest = index > 0 ? part.subarray(tail) : part;
    open = Buffer.concat([open, await compressor.write(rest)]);
  }
  around.push(Buffer.concat([open, await compressor.end()]));
  for (const nonce of ["a".repeat(nonceLength), "b".repeat(nonceLength)]) {
    const sent = Buffer.concat(fill(around, Buffer.from(nonce)));
    const readBack = await promisify(brotliDecompress)(sent);
    if (!readBack.equals(Buffer.concat(plain(nonce)))) return null;
  }
  return around;
}

/** The header of a stored block: not the last one, its length less one in 16 bits, stored. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** A brotli encoder that hands over what each write has become, up to a whole byte. */
function createCompressor() {
  const encoder = createBrotliCompress(brotliOptions);
  let pieces: Buffer[] = [];
  encoder.on("data", (piece: Buffer) => pieces.push(piece));
  const collected = () => {
    const whole = Buffer.concat(pieces);
    pieces = [];
    return whole;
  };
  return {
    write: (bytes: Buffer) =>
      new Promise<Buffer>((resolve, reject) => {
        encoder.once("error", reject);
        encoder.write(bytes);
        encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
          encoder.off("error", reject);
          resolve(collected());
        });
      }),
    end: () =>
      new Promise<Buffer>((resolve, reject) => {
        encoder.once("error", reject);
        encoder.once("end", () => resolve(collected()));
        encoder.end();
      }),
  };
}
