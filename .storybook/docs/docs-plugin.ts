import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { Plugin } from "vite";
import { codeByFolder, componentFacts } from "./component-facts.ts";
import { picturedStories, writeThumbnail } from "./thumbnails.ts";
import { iconsModule } from "./used-icons.ts";

/** What Storybook's pages import, each written when it is asked for. */
const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  "virtual:grandstand-components": async () =>
    `export default ${JSON.stringify(await componentFacts())};`,
  "virtual:grandstand-icons": () => iconsModule(codeByFolder(readProject(root))),
};

/**
 * Gives the components' pages what is known of each, and Storybook a small picture of every story that
 * has a recorded one, as `thumbnails/<story>.webp`. Nothing of it is committed.
 */
export function docsPlugin(): Plugin {
  return {
    name: "grandstand-docs",
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") ? modules[id.slice(1)]?.() : undefined),
    configureServer({ middlewares }) {
      const known = new Set(picturedStories());
      middlewares.use("/thumbnails", async ({ url = "" }, response, next) => {
        const [, storyId = ""] = /^\/([\w-]+)\.webp/.exec(url) ?? [];
        if (!known.has(storyId)) return next();
        response.setHeader("content-type", "image/webp");
        response.end(await writeThumbnail(storyId));
      });
    },
    async generateBundle() {
      for (const storyId of picturedStories()) {
        const source = await writeThumbnail(storyId);
        this.emitFile({ type: "asset", fileName: `thumbnails/${storyId}.webp`, source });
      }
    },
  };
}
