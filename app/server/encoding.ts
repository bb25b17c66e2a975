import { Readable } from "node:stream";
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from "node:zlib";

/** A compression that browsers are sent. */
export type Encoding = "br" | "gzip";

/** The encodings, the better one first. */
export const encodings: readonly Encoding[] = ["br", "gzip"];

const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg\+xml)/;

/** Tells whether compressing this kind of content is worth the work. */
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

/**
 * Compresses an answer while it streams. Whatever has arrived is flushed as soon as the source
 * pauses, so that a page's first part is on its way while the rest still waits for its data.
 */
export function compress(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const encoder = createEncoder(encoding);
  const reader = body.getReader();
  encoder.once("close", () => void reader.cancel().catch(() => undefined));
  pump(reader, encoder).catch((error: unknown) => {
    encoder.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return Readable.toWeb(encoder) as ReadableStream<Uint8Array>;
}

function createEncoder(encoding: Encoding): BrotliCompress | Gzip {
  if (encoding === "gzip") return createGzip({ level: 6 });
  return createBrotliCompress({
    params: {
      // Beyond 4, brotli costs more time than it saves on an answer made for one visitor.
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 19,
    },
  });
}

async function pump(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  encoder: BrotliCompress | Gzip,
): Promise<void> {
  let isFlushed = true;
  for (;;) {
    const next = reader.read();
    if (!isFlushed && !(await isAtHand(next))) {
      encoder.flush();
      isFlushed = true;
    }
    const { done, value } = await next;
    if (encoder.destroyed) return;
    if (done) {
      encoder.end();
      return;
    }
    isFlushed = false;
    if (!encoder.write(value)) await drained(encoder);
  }
}

/** Tells whether a promise settles before the event loop comes round. */
async function isAtHand(promise: Promise<unknown>): Promise<boolean> {
  const turn = new Promise<false>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    turn,
  ]);
}

function drained(encoder: BrotliCompress | Gzip): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      encoder.off("drain", settle);
      encoder.off("close", settle);
      resolve();
    };
    encoder.once("drain", settle);
    encoder.once("close", settle);
  });
}
