import { describe, expect, it } from "vitest";
import { componentStrings } from "./component-strings.ts";

function findIn(text: string, path = "ui/src/badge/badge.tsx") {
  return componentStrings.find([{ path, text }]);
}

describe("strings in components", () => {
  it.each([
    "const a = <b>Place bet</b>;",
    'const a = <b aria-label="Close" />;',
    'const a = <b title={"Close"} />;',
    'const a = <img alt={isOpen ? "Open" : undefined} />;',
    'const a = <b>{"Place bet"}</b>;',
    'const a = <b>{isOpen ? "Open" : ""}</b>;',
    'const a = <b>{isOpen && "Open"}</b>;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is a template
    "const a = <b>{`Total ${total}`}</b>;",
    'const a = <b>{name ?? "Unknown"}</b>;',
    'const a = <input placeholder="10,50" aria-label={"Inzet"} />;',
  ])("fails %s", (text) => {
    expect(findIn(text)).toHaveLength(1);
  });

  it.each([
    'const a = <b aria-label={t("close.button")}>{t("close.button")}</b>;',
    'const a = <b className="text-chalk" role="timer" id="stake">·</b>;',
    "const a = <b>{count} / {total}</b>;",
    'const a = <b aria-label={isOpen ? t("open") : t("closed")} data-state="open" />;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is a template
    "const a = <b>{`${home} – ${away}`}</b>;",
    'const a = <b>{status === "open" ? mark : null}</b>;',
  ])("is content with %s", (text) => {
    expect(findIn(text)).toEqual([]);
  });

  it("says where, and where the words belong", () => {
    const [finding] = findIn("const a = (\n  <b>\n    Place bet\n  </b>\n);");
    expect(finding?.file).toBe("ui/src/badge/badge.tsx");
    expect(finding?.instead).toContain("ui/src/locale");
  });

  it("reads app too, but not tests, states and stories", () => {
    const text = "const a = <b>Place bet</b>;";
    expect(findIn(text, "app/routes/home.tsx")).toHaveLength(1);
    expect(findIn(text, "ui/src/badge/badge.test.tsx")).toEqual([]);
    expect(findIn(text, "ui/src/badge/badge.states.tsx")).toEqual([]);
    expect(findIn(text, "stories/components/badge.stories.tsx")).toEqual([]);
  });
});
