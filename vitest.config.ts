import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";
import { modes } from "./stories/modes.ts";
import { systemBrowsers, withoutOptimizers } from "./tools/src/run/browser.ts";

/** Vitest leaves one processor to itself, which on a small machine is half of it. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** Whether the states are said by a virtual screen reader (`npm run transcripts`): it takes minutes, which no other run waits for. */
const isReadAloud = process.env.READ_ALOUD === "yes";
const api = { allowWrite: true, allowExec: true };

/** A real Chromium: the one that `CHROMIUM_PATH` names, else the system's, else Playwright's own. */
const provider = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path)),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--font-render-hinting=slight",
      withoutOptimizers,
    ],
  },
});

/** A browser of this width. */
function browser(width: number) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width, height: 800 },
    provider,
    instances: [{ browser: "chromium" as const }],
  };
}

/** Takes the pointer from the page: what is drawn where it was would be hovered, sooner or later. */
const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

/** On a busy machine the code of a part that loads late is on its way for more than the usual second. */
const patience = { poll: { timeout: 5000 } };

/** The stories in one of the modes, as a project by this name. */
function storiesIn(mode: keyof typeof modes, name: string) {
  const { locale, theme, viewport, width } = modes[mode];
  return {
    extends: ".storybook/vite.config.ts" as const,
    plugins: [
      storybookTest({
        configDir: ".storybook",
        initialGlobals: { locale, theme, viewport: { value: viewport } },
      }),
    ],
    test: {
      name,
      api,
      setupFiles: [".storybook/pictures/setup.ts"],
      provide: { mode },
      // Vitest sets it for Node alone.
      env: { VITEST: "true" },
      // Storybook draws all stories in one page as well; a page a file cost more than the stories.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: patience,
      browser: browser(width),
    },
  };
}

const modeNames = Object.keys(modes) as (keyof typeof modes)[];

/** Each mode alone, with axe wherever it can look. The modes run side by side. */
const storiesInModes = modeNames.map((mode) => {
  const project = storiesIn(mode, `stories-${mode}`);
  return {
    ...project,
    test: { ...project.test, maxWorkers: modeNames.length, sequence: { groupOrder: 1 } },
  };
});

/** The stories once, for the gate, without those of journeys: the gate's own journeys take the same ways on the site. */
function storiesOnce() {
  const project = storiesIn("fr-light-1280", "stories");
  const env = { ...project.test.env, GATE: "yes" };
  const exclude = ["**/node_modules/**", "stories/journeys/**"];
  return { ...project, test: { ...project.test, maxWorkers, env, exclude } };
}

export default defineConfig({
  test: {
    api,
    maxWorkers,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // Processes: databases in threads of one process share what V8 knows of their WebAssembly,
          // and taking one down at the wrong moment took the whole run along. One takes file after
          // file, so a test mocks no module; a global that it replaces is restored.
          pool: "forks",
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: [
            "{tokens,rules,contract,ui,sandbox,app,tools,bench,stories,.storybook}/**/*.test.ts",
            "tests/*.test.ts",
          ],
          globalSetup: ["sandbox/src/testing/database-template.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        test: {
          name: "ui",
          api,
          maxWorkers,
          include: ["ui/src/**/*.test.tsx", ...(isReadAloud ? ["ui/src/**/*.transcript.tsx"] : [])],
          setupFiles: ["ui/src/testing/browser.setup.ts"],
          provide: { isReadAloud },
          // One page a worker; the setup makes it a fresh one before each test.
          isolate: false,
          expect: patience,
          browser: { ...browser(1280), commands: { parkPointer } },
        },
      },
      ...storiesInModes,
      storiesOnce(),
      {
        test: {
          name: "gate",
          environment: "node",
          include: ["tests/gate/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          // A worker takes file after file with one browser.
          pool: "forks",
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "journeys",
          environment: "node",
          include: ["tests/{journeys,faults}/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "wander",
          environment: "node",
          include: ["tests/wander/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          // One walk at a time: each needs the browser to itself.
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
