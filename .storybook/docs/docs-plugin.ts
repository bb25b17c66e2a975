import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { Plugin } from "vite";
import { codeByFolder, componentFacts } from "./component-facts.ts";
import { iconsModule } from "./used-icons.ts";

/** What Storybook's pages import, each written when it is requested. */
const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  "virtual:grandstand-components": async () =>
    `export default ${JSON.stringify(await componentFacts())};`,
  "virtual:grandstand-icons": () => iconsModule(codeByFolder(readProject(root))),
};

/** Gives the components' pages what is known of each. Nothing of it is committed. */
export function docsPlugin(): Plugin {
  return {
    name: "grandstand-docs",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") ? modules[id.slice(1)]?.() : undefined),
  };
}
