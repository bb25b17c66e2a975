import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { Plugin } from "vite";
import {
  componentStoriesFile,
  folderOf,
  readStateStories,
  statesFileOf,
  stateTags,
} from "./read-state-stories.ts";

/** The exports of a stories file for the named states of its component. */
function writeExports(storiesFile: string): string {
  const { states } = readStateStories(storiesFile);
  const component = `@grandstand/ui/${folderOf(storiesFile)}`;
  return [
    `import { stateStory as drawState } from ${JSON.stringify(join(root, "stories/support/state-story.tsx"))};`,
    `import * as stateComponents from "${component}";`,
    `import * as stateLists from "${component}/states";`,
    ...states.map(({ exportName, component: name, list, ...story }) => {
      const options = JSON.stringify({ ...story, tags: stateTags });
      const parts = `component: ${name === null ? "meta.input.component" : `stateComponents.${name}`}, states: stateLists.${list}`;
      return `export const ${exportName} = drawState(meta, { ${parts}, ...${options} });`;
    }),
  ].join("\n");
}

/**
 * Adds to a component's stories one for each of its named states. They are written while Storybook
 * loads the file, so none is committed; tests do not have them, since the gallery draws each state.
 */
export function stateStoriesPlugin(): Plugin {
  return {
    name: "grandstand-state-stories",
    enforce: "post",
    apply: () => !process.env.VITEST,
    transform: {
      filter: { id: componentStoriesFile },
      handler(code, id) {
        this.addWatchFile(statesFileOf(id));
        return { code: `${code}\n${writeExports(id)}\n`, map: null };
      },
    },
  };
}
