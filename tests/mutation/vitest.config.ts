import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The node tests of what moves money, for `npm run mutation`: no database and no browser. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: [
      "rules/src/**/*.test.ts",
      "app/core/operation/*.test.ts",
      "app/features/bet-slip/*.test.ts",
      "app/testing/money/*.test.ts",
    ],
    testTimeout: 60_000,
  },
});
