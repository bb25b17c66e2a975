import { describe, expect, it } from "vitest";
import { appStyling } from "./app-styling.ts";

function findIn(path: string, text: string) {
  return appStyling.find([{ path, text }]);
}

describe("styling in app", () => {
  it.each(['const a = <b className="p-4" />;', "const a = <b style={{ margin: 0 }} />;"])(
    "fails %s in a connector",
    (text) => {
      expect(findIn("app/features/odds/connect-odds-button.tsx", text)).toHaveLength(1);
    },
  );

  it("accepts a connector that passes props to a component", () => {
    const text = "const a = <OddsButton odds={odds} onPress={add} />;";
    expect(findIn("app/features/odds/connect-odds-button.tsx", text)).toEqual([]);
  });

  it("lets the document's shell set classes on html and body", () => {
    expect(findIn("app/root.tsx", 'const a = <body className="bg-ink" />;')).toEqual([]);
  });

  it("ignores components", () => {
    expect(findIn("ui/src/badge/badge.tsx", 'const a = <b className="p-4" />;')).toEqual([]);
  });
});
