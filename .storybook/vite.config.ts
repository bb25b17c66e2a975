import { flags } from "@grandstand/tools/src/flags/flag-files.ts";
import { lateModules } from "@grandstand/tools/src/hunt/late-modules.ts";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { docsPlugin } from "./docs/docs-plugin.ts";
import { reviewPlugin } from "./review/review-plugin.ts";
import { stateStoriesPlugin } from "./states/state-stories-plugin.ts";

/**
 * Storybook and the components' tests: the site's own Vite settings without the router's plugin, which
 * must not run here.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    reviewPlugin(),
    docsPlugin(),
    stateStoriesPlugin(),
    lateModules(),
    flags(),
  ],
  optimizeDeps: {
    // What is found only while tests run makes Vite load the page again, under the running test.
    include: [
      "@radix-ui/react-dialog",
      "@radix-ui/react-popover",
      "@radix-ui/react-toast",
      "@storybook/addon-a11y",
      "@storybook/addon-docs",
      "@storybook/addon-docs/blocks",
      "@storybook/react-vite",
      "axe-core",
      "class-variance-authority",
      "i18next",
      "lucide",
      "react",
      "react-aria/FocusScope",
      "react-aria/I18nProvider",
      "react-aria/Overlay",
      "react-aria/mergeProps",
      "react-aria/mergeRefs",
      "react-aria/private/live-announcer/LiveAnnouncer",
      "react-aria/useAutocomplete",
      "react-aria/useButton",
      "react-aria/useComboBox",
      "react-aria/useDialog",
      "react-aria/useFocusWithin",
      "react-aria/useHover",
      "react-aria/useInteractOutside",
      "react-aria/useKeyboard",
      "react-aria/useListBox",
      "react-aria/useProgressBar",
      "react-aria/useRadioGroup",
      "react-aria/useTabList",
      "react-aria/useSearchField",
      "react-aria/useTooltipTrigger",
      "react-dom",
      "react-dom/client",
      "react-i18next",
      "react-router",
      "react-stately/Item",
      "react-stately/Section",
      "react-stately/useComboBoxState",
      "react-stately/useListState",
      "react-stately/useRadioGroupState",
      "react-stately/useSearchFieldState",
      "react-stately/useTabListState",
      "react-stately/useTooltipTriggerState",
      "react/jsx-dev-runtime",
      "storybook/internal/core-events",
      "storybook/internal/csf",
      "storybook/test",
      "storybook/theming",
      "valibot",
      "zustand",
      "zustand/vanilla",
    ],
  },
});
