import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Indexer, IndexInput } from "storybook/internal/types";
import { stateAddresses } from "../../stories/support/state-address.ts";
import { componentStates } from "../review/states.ts";
import { type StateStory, stateStories } from "./state-stories.ts";

/** The files of all stories. */
export const anyStoriesFile = /\/stories\/.+\.stories\.tsx$/;

/** The files of components' stories. */
export const componentStoriesFile = /\/stories\/components\/[\w-]+\.stories\.tsx$/;

/** Whether the story of an id is the overview of a component's states. */
export function isGallery(id: string): boolean {
  return /--(.*-)?states$/.test(id);
}

/**
 * Whether Chromatic draws a story that is written by hand. It draws each state alone, so that a difference has the
 * state's name: the overview would be the same a second time.
 */
export function isSnapshotted({ __id = "", tags = [] }: IndexInput, states: readonly StateStory[]) {
  if (tags.includes("no-picture")) return false;
  return states.length === 0 || !isGallery(__id);
}

/** Left out of the tests, of the component's page and of the manifest, whose stories are written. */
export const stateTags = ["state", "!test", "!autodocs", "!manifest"];

/** The folder of the component whose stories a file holds. */
export function folderOf(storiesFile: string): string {
  return basename(storiesFile, ".stories.tsx");
}

/** The states file of the component whose stories a file holds. */
export function statesFileOf(storiesFile: string): string {
  const folder = folderOf(storiesFile);
  return join(dirname(storiesFile), "../../ui/src", folder, `${folder}.states.ts`);
}

export interface StateStories {
  readonly written: IndexInput[];
  readonly states: readonly StateStory[];
  /** The component that each list of states is for. */
  readonly components: ReadonlyMap<string, string | null>;
}

/** The stories that a file declares, and beside them those of the component's named states. */
export function readStateStories(storiesFile: string): StateStories {
  const code = readFileSync(storiesFile, "utf8");
  const makeTitle = (title?: string) => title ?? "";
  const written = loadCsf(code, { fileName: storiesFile, makeTitle }).parse().indexInputs;
  const statesFile = statesFileOf(storiesFile);
  if (!componentStoriesFile.test(storiesFile) || !existsSync(statesFile))
    return { written, states: [], components: new Map() };
  const path = `ui/src/${folderOf(storiesFile)}/${basename(statesFile)}`;
  const [component] = componentStates([{ path, text: readFileSync(statesFile, "utf8") }]);
  const title = written[0]?.title ?? "";
  const addresses = component ? stateAddresses(title, component.lists) : [];
  return {
    written,
    states: stateStories(addresses, written),
    components: new Map(addresses.map((address) => [address.list, address.component])),
  };
}

/** Gives Storybook's index, beside the stories of a component's file, one for each named state. */
export const stateStoriesIndexer: Indexer = {
  test: componentStoriesFile,
  createIndex: async (fileName) => {
    const { written, states } = readStateStories(fileName);
    const [first] = written;
    if (!first) return written;
    const { title = "", rawComponentPath, tags = [] } = first;
    const inFile = tags.filter(
      (tag) => tag !== "play-fn" && written.every((story) => story.tags?.includes(tag)),
    );
    return [
      ...written,
      ...states.map(({ id, name, exportName }) => ({
        type: "story" as const,
        __id: id,
        name,
        exportName,
        title,
        ...(rawComponentPath !== undefined && { rawComponentPath }),
        tags: [...inFile, ...stateTags],
      })),
    ];
  },
};
