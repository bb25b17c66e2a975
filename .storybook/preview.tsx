import { type Locale, locales } from "@grandstand/rules/locale";
import type { OddsFormat } from "@grandstand/rules/odds";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { chromaticModes } from "../stories/modes.ts";
import { accessibility, passOverGallery } from "../stories/support/accessibility.ts";
import { DocsContainer } from "../stories/support/docs-container.tsx";
import { DocsPage } from "../stories/support/docs-page.tsx";
import { EmptyNote } from "../stories/support/empty-states.tsx";
import { ForcedColours } from "../stories/support/forced-colours.tsx";
import { withReplacedText } from "../stories/support/replaced-text.ts";
import { loadStoryCatalogs } from "../stories/support/story-catalog.ts";
import { StoryEnvironment } from "../stories/support/story-environment.tsx";
import { changedArgs, StoryFrames } from "../stories/support/story-frames.tsx";
import { StoryLocation } from "../stories/support/story-location.ts";
import "./big-int.ts";
import "./event-json.ts";
import "@grandstand/ui/styles.css";
import "./brand-sheets.ts";
import { brandOf } from "./brands.ts";
import { globalTypes, initialGlobals, toolbarsOf, viewports } from "./globals.ts";
import { settle } from "./pictures/settle.ts";

// Longer than a second: what opens comes with its code, which a busy machine is slow to serve. Ten were not enough.
configure({ asyncUtilTimeout: 30_000 });

/** Hover, focus and active of every element, by a toolbar. It rewrites sheets, which no picture is to show. */
const pseudoStates = import.meta.env.VITEST
  ? []
  : [(await import("storybook-addon-pseudo-states")).default()];

export default definePreview({
  addons: [addonA11y(), addonDocs(), ...pseudoStates],
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  loaders: [
    async ({ globals: { locale }, id }) => ({
      catalogs: await withReplacedText(await loadStoryCatalogs(locale), { id, language: locale }),
    }),
  ],
  // They run before the one of the accessibility addon, in which axe looks.
  afterEach: import.meta.env.VITEST ? [settle, passOverGallery] : [],
  decorators: [
    (Story, { id, unmappedArgs, initialArgs, globals, loaded, parameters, title, viewMode }) => {
      const isWholePage = viewMode === "story";
      if (isWholePage && (globals.theme === "all" || globals.zoom === "double")) {
        return (
          <StoryFrames
            id={id}
            theme={globals.theme}
            isZoomed={globals.zoom === "double"}
            globalsWith={(changed) => toolbarsOf(globals, changed)}
            args={changedArgs(unmappedArgs, initialArgs)}
          />
        );
      }
      const isInForcedColours = isWholePage && globals.forcedColours === "picture";
      const story = (
        <StoryLocation value={{ title, globals: toolbarsOf(globals) }}>
          <StoryEnvironment
            catalogs={loaded.catalogs}
            locale={locales.includes(globals.locale as Locale) ? (globals.locale as Locale) : "fr"}
            theme={globals.theme === "all" ? "light" : globals.theme}
            brand={brandOf(globals.brand)}
            oddsFormat={globals.oddsFormat as OddsFormat}
            motion={globals.motion}
            textSpacing={globals.textSpacing}
            timeZone={globals.timeZone}
            bare={parameters.bare === true}
            isWholePage={isWholePage}
          >
            <Story />
            <EmptyNote id={id} />
          </StoryEnvironment>
        </StoryLocation>
      );
      return isInForcedColours ? <ForcedColours id={id}>{story}</ForcedColours> : story;
    },
  ],
  parameters: {
    layout: "fullscreen",
    a11y: accessibility,
    viewport: { options: viewports },
    // Dialogs and toasts are beside the story's own root.
    pseudo: { rootSelector: "body" },
    docs: { container: DocsContainer, page: DocsPage },
    options: {
      // Storybook reads this alone, without the rest of the file: all that it needs is in it.
      storySort: (first, second) => {
        const groups = ["Welcome", "Foundations", "Components", "Journeys", "Review"];
        const [one = 0, other = 0] = [first, second].map(({ title }) => {
          const index = groups.indexOf(title.split("/")[0] ?? "");
          if (index >= 0) return index;
          throw new Error(
            `The story "${title}" is in a group that Storybook does not have. The groups are: ${groups.join(", ")}.`,
          );
        });
        return one - other || first.title.localeCompare(second.title, "en");
      },
    },
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(chromaticModes).map(([name, { locale, theme, viewport }]) => [
          name,
          { locale, theme, viewport },
        ]),
      ),
    },
  },
});
