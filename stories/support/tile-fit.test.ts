import { expect, it } from "vitest";
import { fitIn } from "./tile-fit.ts";

const tile = { width: 168, height: 128 };

it("shows a small component larger than a page, in the middle of its tile", () => {
  const fit = fitIn({ left: 20, top: 20, width: 40, height: 20 }, tile);
  expect(fit).toEqual({ scale: 1.25, x: 34, y: 27 });
});

it("shows what fills twice the tile at half its size, from its corner", () => {
  const fit = fitIn({ left: 20, top: 20, width: 400, height: 900 }, tile);
  expect(fit).toEqual({ scale: 0.5, x: 0, y: 0 });
});

it("puts what is wide and low at the middle of the height", () => {
  const fit = fitIn({ left: 0, top: 10, width: 336, height: 40 }, tile);
  expect(fit).toEqual({ scale: 0.5, x: 0, y: 49 });
});
