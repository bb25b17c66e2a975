import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { modes } from "./stories/modes.ts";

const api = { allowWrite: true, allowExec: true };

/** A real Chromium: the one that `CHROMIUM_PATH` names, else the system's, else Playwright's own. */
const provider = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--font-render-hinting=none",
    ],
  },
});

function browser(width: number) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width, height: 800 },
    provider,
    instances: [{ browser: "chromium" as const }],
    expect: {
      toMatchScreenshot: {
        comparatorName: "pixelmatch" as const,
        comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
        resolveScreenshotPath: ({
          arg,
          ext,
          project,
          root,
        }: {
          arg: string;
          ext: string;
          project: { name: string };
          root: string;
        }) => `${root}/tests/pictures/${project.name.replace("stories-", "")}/${arg}${ext}`,
      },
    },
  };
}

const stories = Object.entries(modes).map(([name, { locale, theme, width }]) => ({
  extends: ".storybook/vite.config.ts" as const,
  plugins: [storybookTest({ configDir: ".storybook", initialGlobals: { locale, theme } })],
  test: {
    name: `stories-${name}`,
    api,
    setupFiles: [".storybook/pictures.setup.ts"],
    browser: browser(width),
  },
}));

export default defineConfig({
  test: {
    api,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{tokens,rules,contract,sandbox,app,tools,bench}/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        test: {
          name: "ui",
          api,
          include: ["ui/src/**/*.test.tsx"],
          setupFiles: ["ui/src/testing/browser.setup.ts"],
          browser: browser(1280),
        },
      },
      ...stories,
      {
        test: {
          name: "journeys",
          environment: "node",
          include: ["tests/{journeys,faults}/**/*.test.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
