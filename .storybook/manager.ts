import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

/** Pages to be read, which have no use for the panel of controls. */
const readPages = ["welcome--start", "welcome--install"];

addons.setConfig({
  theme: create({
    base: "dark",
    brandTitle: "Grandstand",
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: '"Archivo", system-ui, sans-serif',
  }),
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (readPages.includes(storyId ?? "") ? false : usual),
  },
});
