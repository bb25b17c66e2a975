import { describe, expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

const lines = (count: number) => `${"a;\n".repeat(count)}`;

describe("file size", () => {
  it("is content with 400 lines and fails 401", () => {
    expect(fileSize.find([{ path: "ui/src/a.ts", text: lines(400) }])).toEqual([]);
    const [finding] = fileSize.find([{ path: "ui/src/a.ts", text: lines(401) }]);
    expect(finding?.what).toBe("has 401 lines");
  });

  it.each(["ui/src/locale/fr/betting.json", "contract/openapi.gen.json", "package-lock.json"])(
    "does not count %s",
    (path) => {
      expect(fileSize.find([{ path, text: lines(900) }])).toEqual([]);
    },
  );
});
