import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
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

  it("[SERVER-74] has nothing of a nonce elsewhere, whatever is like one", async () => {
    // What takes the place of a nonce may begin as an attribute of the page does, and it may be read back with a nonce
    // that happens to begin so too: then the page would have that attribute from the nonce of each visitor.
    const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      if (array === null) return array;
      const values = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      values.set(randomBytes(values.length));
      if (array instanceof Uint8Array) values.set(bytes("c"));
      return array;
    });
    onTestFinished(() => random.mockRestore());
    const placeholder = createPlaceholder();
    const page = (nonce: string) =>
      `<script nonce="${nonce}"></script><path stroke="currentColor">`;
    for (let count = 0; count < 300; count += 1) {
      const body = await createPageBody(bytes(page(placeholder)), placeholder);
      const read = brotliDecompressSync(whole(body.brotli("+".repeat(24)))).toString();
      expect(read).toBe(page("+".repeat(24)));
    }
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
