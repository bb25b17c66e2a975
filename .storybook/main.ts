import { defineMain } from "@storybook/react-vite/node";
import { stateStoriesIndexer } from "./states/read-state-stories.ts";

export default defineMain({
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.stories.tsx"],
  experimental_indexers: (indexers = []) => [stateStoriesIndexer, ...indexers],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
    "@storybook/addon-mcp",
  ],
  core: { disableTelemetry: true },
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
});
