import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesUnder } from "../run/files.ts";
import { root } from "../run/paths.ts";

/** What a review can still read beside the code, and a clone carry (docs/decisions/100). */
const most = { files: 60, bytes: 3_000_000 };

it("keeps what is generated few and small: the rest is made again where it is needed", () => {
  const generated = filesUnder("", root).filter((path) => /\.gen\.\w+$/.test(path));
  const bytes = generated.map((path) => statSync(join(root, path)).size);
  expect(generated.length).toBeGreaterThan(0);
  expect(generated.length).toBeLessThanOrEqual(most.files);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.bytes);
});
