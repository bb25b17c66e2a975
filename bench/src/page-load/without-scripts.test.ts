import { describe, expect, it } from "vitest";
import { withoutScripts } from "./without-scripts.ts";

describe("withoutScripts", () => {
  it("removes scripts and their preloads, reads what stands in for them, and leaves the rest unchanged", () => {
    const page =
      '<head><link rel="stylesheet" href="/a.css"><link nonce="x" rel="modulepreload" href="/a.js"><noscript><link rel="stylesheet" href="/b.css"></noscript></head>' +
      '<body><h1>Home</h1><script nonce="x">let a = "<b>";\n</script><script src="/a.js"></script></body>';
    expect(withoutScripts(page)).toBe(
      '<head><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"></head>' +
        "<body><h1>Home</h1></body>",
    );
  });
});
