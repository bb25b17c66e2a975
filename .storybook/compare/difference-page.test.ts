import { describe, expect, it } from "vitest";
import { describeShare, differencePage } from "./difference-page.ts";
import type { Finding } from "./findings.ts";

const differs: Finding = {
  id: "components-badge--full",
  mode: "fr-light-1280",
  kind: "differs",
  share: 0.01234,
  names: ["before", "after", "difference"],
};

describe("the page of differences", () => {
  it("has what differs under its component, with its pictures and its share", () => {
    const page = differencePage([differs], "What looks other");
    expect(page).toContain('<section id="badge">');
    expect(page).toContain('src="fr-light-1280/components-badge--full-difference.png"');
    expect(page).toContain("differs by 1.2 % · not accepted");
  });

  it("says why a difference is accepted, and fails no one for what is new", () => {
    const accepted = { pattern: "badge", why: "more <room>", at: ".pictures/a.md:3" };
    const page = differencePage(
      [
        { ...differs, accepted },
        { ...differs, kind: "new" },
      ],
      "",
    );
    expect(page).toContain("accepted: more &lt;room&gt; (.pictures/a.md:3)");
    expect(page).not.toContain("not accepted");
  });

  it("has a share of two digits, however small it is", () => {
    expect([0.5, 0.000123].map(describeShare)).toEqual(["50 %", "0.012 %"]);
  });
});
