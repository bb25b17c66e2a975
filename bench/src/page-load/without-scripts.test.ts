import { describe, expect, it } from "vitest";
import { withoutScripts } from "./without-scripts.ts";

describe("withoutScripts", () => {
  it("removes scripts and their preloads, and leaves the rest unchanged", () => {
    const page =
      '<head><link rel="stylesheet" href="/a.css"><link nonce="x" rel="modulepreload" href="/a.js"></head>' +
      '<body><h1>Home</h1><script nonce="x">let a = "<b>";\n</script><script src="/a.js"></script></body>';
    expect(withoutScripts(page)).toBe(
      '<head><link rel="stylesheet" href="/a.css"></head><body><h1>Home</h1></body>',
    );
  });
});
