import { describe, expect, it } from "vitest";
import { importDirection } from "./import-direction.ts";

function findIn(path: string, text: string) {
  return importDirection.find([{ path, text }]);
}

describe("import direction", () => {
  it.each([
    ["ui/src/odds-button/odds-button.tsx", 'import { formatOdds } from "@grandstand/rules/odds";'],
    ["app/core/realtime/odds-store.ts", 'import { movement } from "@grandstand/rules/odds";'],
    ["app/features/session/api.ts", 'import { login } from "@grandstand/contract/login";'],
    ["sandbox/src/http/login.ts", 'import { login } from "@grandstand/contract/login";'],
    [
      "stories/components/a.stories.tsx",
      'import { OddsButton } from "@grandstand/ui/odds-button";',
    ],
    ["stories/journeys/a.stories.tsx", 'import { routes } from "@grandstand/app/routes.ts";'],
    ["rules/src/money/money.ts", 'import { half } from "../exact/index.ts";'],
    ["rules/src/money/money.test.ts", 'import { it } from "vitest";'],
    [".storybook/preview.tsx", 'import { modes } from "../stories/modes.ts";'],
    ["contract/src/login.ts", 'import * as v from "valibot";'],
  ])("is content with %s", (path, text) => {
    expect(findIn(path, text)).toEqual([]);
  });

  it.each([
    ["rules/src/money/money.ts", 'import { login } from "@grandstand/contract/login";'],
    ["ui/src/header/header.tsx", 'import type { User } from "@grandstand/contract/user";'],
    ["ui/src/header/header.tsx", 'const user = import("@grandstand/app/core/session/session.ts");'],
    ["ui/src/header/header.tsx", 'type User = import("@grandstand/contract/user").User;'],
    ["ui/src/header/index.ts", 'export { user } from "@grandstand/app/core/session/session.ts";'],
    ["ui/src/header/header.test.tsx", 'vi.mock("@grandstand/contract/user");'],
    ["sandbox/src/bets.ts", 'import { combiReturn } from "@grandstand/rules/returns";'],
    ["stories/components/a.stories.tsx", 'import { app } from "@grandstand/app/root.tsx";'],
    ["app/core/theme.ts", 'import { table } from "@grandstand/tokens/table";'],
  ])("fails %s when it imports the wrong way: %s", (path, text) => {
    expect(findIn(path, text)).toHaveLength(1);
  });

  it("sees the wrong way through a relative path too", () => {
    const [finding] = findIn(
      "rules/src/money/money.ts",
      'import { x } from "../../../ui/src/x.ts";',
    );
    expect(finding?.what).toContain("which is ui/");
  });

  it("names the right import for a relative path across a border", () => {
    const [finding] = findIn(
      "app/features/odds/connect-odds-button.tsx",
      'import { OddsButton } from "../../../ui/src/odds-button/odds-button.tsx";',
    );
    expect(finding).toMatchObject({ line: 1, instead: 'import "@grandstand/ui/odds-button"' });
  });

  it.each(["zustand", "zustand/vanilla", "ky", "react-router", "react-router-dom", "valibot"])(
    "never lets a surface import %s, and says the way out",
    (name) => {
      const [finding] = findIn("ui/src/header/header.tsx", `import { x } from "${name}";`);
      expect(finding?.instead).not.toBe("");
    },
  );

  it.each([
    ["app/features/home/home-page.tsx", "../../routes/home.tsx"],
    ["app/core/site/create-site.ts", "../../.server/server-api.ts"],
    ["app/features/frame/site-provider.tsx", "../../root.tsx"],
  ])("keeps %s from what stands above it", (path, specifier) => {
    expect(findIn(path, `import type { Data } from "${specifier}";`)).toHaveLength(1);
  });

  it("lets routes and the web server take features", () => {
    const text = 'import { HomePage } from "../features/home/home-page.tsx";';
    for (const path of ["app/routes/home.tsx", "app/.server/pages.ts"]) {
      expect(findIn(path, text)).toEqual([]);
    }
  });

  it("keeps rules free of packages and of Node", () => {
    expect(findIn("rules/src/money/money.ts", 'import ms from "ms";')).toHaveLength(1);
    expect(findIn("rules/src/money/money.ts", 'import { join } from "node:path";')).toHaveLength(1);
  });

  it("is not fooled by a comment or by a string", () => {
    const text = '// import "zustand"\nconst text = "import ky from ky";';
    expect(findIn("ui/src/header/header.tsx", text)).toEqual([]);
  });
});
