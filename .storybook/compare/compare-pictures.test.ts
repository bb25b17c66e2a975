import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { compare } from "./compare-pictures.ts";

/** A white picture of 100 px across with a black bar of `black` pixels at its top. */
function picture(black: number, height = 100): Promise<Buffer> {
  const ground = sharp({ create: { width: 100, height, channels: 3, background: "white" } });
  if (black === 0) return ground.png().toBuffer();
  const bar = sharp({ create: { width: black, height: 1, channels: 3, background: "black" } });
  return bar
    .png()
    .toBuffer()
    .then((input) =>
      ground
        .composite([{ input, top: 0, left: 0 }])
        .png()
        .toBuffer(),
    );
}

describe("two pictures", () => {
  it("are the same by their bytes, and with few pixels that differ", async () => {
    expect(await compare(await picture(0), await picture(0))).toBeUndefined();
    expect(await compare(await picture(0), await picture(30))).toBeUndefined();
  });

  it("differ by more pixels than anybody overlooks, and by their size", async () => {
    const wider = await compare(await picture(0), await picture(50));
    expect(wider?.share).toBeCloseTo(0.005, 3);
    const higher = await compare(await picture(0), await picture(0, 101));
    expect(higher?.share).toBeGreaterThan(0);
    const { height } = await sharp(higher?.picture).metadata();
    expect(height).toBe(101);
  });
});
