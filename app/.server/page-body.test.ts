import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPageBody, createPlaceholder } from "./page-body.ts";
import { createNonce } from "./security.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const whole = (pieces: readonly Uint8Array[] | null) => Buffer.concat(pieces ?? []);

describe("a page with holes for its nonce", () => {
  it("[SERVER-74] is read with any nonce, compressed or not", async () => {
    const words = fc.array(fc.constantFrom('<script nonce="', "cote 1.85 ", "é–", "équipe", "\n"), {
      maxLength: 400,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 8 }), async (parts) => {
        const placeholder = createPlaceholder();
        const page = parts.map((each) => `">${each.join("")}`);
        const body = await createPageBody(bytes(page.join(placeholder)), placeholder);
        for (const nonce of [createNonce(), createNonce()]) {
          expect(whole(body.plain(nonce)).toString()).toBe(page.join(nonce));
          const compressed = whole(body.brotli(nonce));
          expect(brotliDecompressSync(compressed).toString()).toBe(page.join(nonce));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("[SERVER-74] is compressed once, and about as small as in one piece", async () => {
    const placeholder = createPlaceholder();
    const rows = Array.from({ length: 3_000 }, (_, index) => `<li>${index % 97} ${index}</li>`);
    const html = `<link nonce="${placeholder}">${rows.join("")}<script nonce="${placeholder}"></script>`;
    const body = await createPageBody(bytes(html), placeholder);
    const first = whole(body.brotli(createNonce()));
    const second = whole(body.brotli(createNonce()));
    expect(first.byteLength).toBe(second.byteLength);
    expect(first).not.toEqual(second);
    expect(first.byteLength).toBeLessThan(html.length / 4);
  });

  it("[SERVER-74] is the same memory for all who are sent it, but for what is around the nonces", async () => {
    const placeholder = createPlaceholder();
    const words = "cotes ".repeat(20_000);
    const body = await createPageBody(
      bytes(`${words}<a nonce="${placeholder}">${words}`),
      placeholder,
    );
    const [one, other] = [body.plain(createNonce()), body.plain(createNonce())];
    const own = (pieces: readonly Uint8Array[]) =>
      pieces.filter(({ buffer }) => buffer !== one[0]?.buffer);
    expect(Buffer.concat(own(one)).byteLength).toBeLessThan(100);
    expect(Buffer.concat(own(other)).byteLength).toBeLessThan(100);
  });

  it("[SERVER-74] says so where a nonce ends the page, which no stored block can", async () => {
    const placeholder = createPlaceholder();
    const body = await createPageBody(bytes(`<p>${placeholder}`), placeholder);
    expect(body.brotli(createNonce())).toBeNull();
    expect(whole(body.plain("n".repeat(24))).toString()).toBe(`<p>${"n".repeat(24)}`);
  });
});
