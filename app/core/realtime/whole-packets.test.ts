import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gatherPackets } from "./whole-packets.ts";

/** A packet with a body of this many bytes, its length in as few bytes as it needs (MQTT 2.2.3). */
function packet(length: number): Uint8Array {
  const header = [0x30];
  let rest = length;
  do {
    header.push((rest % 128) + (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Uint8Array.from([...header, ...new Uint8Array(length).fill(7)]);
}

describe("packets that a line divides", () => {
  it("[LINE-6] are handed on as soon as each is whole, and nothing is lost", () => {
    const lengths = fc.array(fc.oneof(fc.nat(5), fc.nat(300), fc.constant(17_000)), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(lengths, fc.array(fc.integer({ min: 1, max: 400 })), (bodies, cuts) => {
        const packets = bodies.map(packet);
        const ends = packets.map((_, at) =>
          packets.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0),
        );
        const all = new Uint8Array(Buffer.concat(packets));
        const gather = gatherPackets();
        let received = Buffer.alloc(0);
        let sent = 0;
        for (const size of [...cuts, all.length]) {
          received = Buffer.concat([received, gather(all.slice(sent, sent + size))]);
          sent = Math.min(sent + size, all.length);
          expect(received.length).toBe(ends.findLast((end) => end <= sent) ?? 0);
        }
        expect(received.equals(all)).toBe(true);
      }),
    );
  });

  it("[LINE-6] are no packets where a length does not end", () => {
    expect(() => gatherPackets()(Uint8Array.of(0x30, 255, 255, 255, 255, 1))).toThrow("length");
  });
});
