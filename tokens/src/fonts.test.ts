import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../fonts/", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
const sheet = ["first-fonts.css", "letters.css"]
  .map((name) => readFileSync(`${folder}${name}`, "utf8"))
  .join("");

describe("fonts", () => {
  it("weigh at most 45 kB together, though a page may need every one of them", () => {
    const bytes = files.map((name) => statSync(`${folder}${name}`).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
  });

  it("are each declared once, and each swaps", () => {
    for (const name of files) expect(sheet.split(name)).toHaveLength(2);
    expect(sheet.match(/font-display: swap/g)).toHaveLength(files.length);
  });
});
