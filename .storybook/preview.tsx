import { type Locale, locales } from "@grandstand/rules/locale";
import type { OddsFormat } from "@grandstand/rules/odds";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { modes } from "../stories/modes.ts";
import { DocsPage } from "../stories/support/docs-page.tsx";
import { loadStoryCatalog } from "../stories/support/story-catalog.ts";
import { StorySurroundings } from "../stories/support/story-surroundings.tsx";
import "../ui/src/styles.css";
import { globalTypes, initialGlobals, viewports } from "./globals.ts";

const order = ["Welcome", "Foundations", "Components", "Journeys", "Review"];

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  globalTypes,
  initialGlobals,
  loaders: [async ({ globals }) => ({ catalog: await loadStoryCatalog(globals.locale) })],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <StorySurroundings
        catalog={loaded.catalog}
        locale={locales.includes(globals.locale as Locale) ? (globals.locale as Locale) : "fr"}
        theme={globals.theme}
        oddsFormat={globals.oddsFormat as OddsFormat}
        motion={globals.motion}
        bare={parameters.bare === true}
      >
        <Story />
      </StorySurroundings>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error", config: { rules: [{ id: "target-size", enabled: true }] } },
    viewport: { options: viewports },
    docs: { page: DocsPage },
    options: {
      storySort: { order },
    },
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(modes).map(([name, { locale, theme, width }]) => [
          name,
          { locale, theme, viewport: { width, height: 900 } },
        ]),
      ),
    },
  },
});
