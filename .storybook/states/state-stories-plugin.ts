import { existsSync } from "node:fs";
import { join } from "node:path";
import { publishedFolders } from "@grandstand/tools/src/package/package-paths.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { Plugin } from "vite";
import { componentProps } from "./component-props.ts";
import {
  anyStoriesFile,
  folderOf,
  isSnapshotted,
  readStateStories,
  type StateStories,
  statesFileOf,
  stateTags,
} from "./read-state-stories.ts";

const helpers = join(root, "stories/support/state-story.tsx");

/** Read once a start, when the first stories are requested. */
let known: ReturnType<typeof componentProps> | undefined;

/** The props of a component, as the code that is written hands them over. */
function propsOf(component: string): string {
  known ??= componentProps(publishedFolders());
  return JSON.stringify(known.get(component) ?? []);
}

/** The variable that holds what all stories of a list have. */
const listName = (list: string) => `listOf${list}`;

/** Those of the component's named states, and the controls of all stories. */
function writeStates({ written, states, components }: StateStories, storiesFile: string): string[] {
  const stories = written.map(({ exportName }) => exportName).join(", ");
  const component = `@grandstand/ui/${folderOf(storiesFile)}`;
  return [
    `import { addControls, stateStory } from ${JSON.stringify(helpers)};`,
    `import * as stateComponents from "${component}";`,
    `import * as stateLists from "${component}/states";`,
    ...[...components].map(([list, name]) => {
      const drawn = name === null ? "meta.input.component" : `stateComponents.${name}`;
      return `const ${listName(list)} = { component: ${drawn}, states: stateLists.${list}, props: ${propsOf(name ?? "")}, tags: ${JSON.stringify(stateTags)} };`;
    }),
    ...[...components.keys()].map(
      (list) =>
        `if (${listName(list)}.component === meta.input.component) addControls(meta, { ...${listName(list)}, stories: [${stories}] });`,
    ),
    ...states.map(
      ({ exportName, list, id, name, state }) =>
        `export const ${exportName} = stateStory(meta, { ...${listName(list)}, ...${JSON.stringify({ id, name, state })} });`,
    ),
  ];
}

/** What is written after a stories file's own code. */
function writeExports(storiesFile: string): string {
  const read = readStateStories(storiesFile);
  const left = read.written.filter((story) => !isSnapshotted(story, read.states));
  return [
    `import { withoutSnapshot } from ${JSON.stringify(helpers)};`,
    ...left.map(({ exportName }) => `withoutSnapshot(${exportName});`),
    ...(read.components.size > 0 ? writeStates(read, storiesFile) : []),
  ].join("\n");
}

/**
 * Adds to a component's stories one for each of its named states, and to each file which stories Chromatic leaves
 * out. It is written while Storybook loads the file, so nothing is committed; tests do not have it, since the gallery
 * draws each state.
 */
export function stateStoriesPlugin(): Plugin {
  return {
    name: "grandstand-state-stories",
    enforce: "post",
    apply: () => !process.env.VITEST,
    transform: {
      filter: { id: anyStoriesFile },
      handler(code, id) {
        // Vite resolves what is watched as an import: a page without states has none.
        const statesFile = statesFileOf(id);
        if (existsSync(statesFile)) this.addWatchFile(statesFile);
        return { code: `${code}\n${writeExports(id)}\n`, map: null };
      },
    },
  };
}
