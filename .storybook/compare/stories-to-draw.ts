import { isGallery } from "../states/read-state-stories.ts";

/** A story, as a static Storybook's index.json has it. */
export interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

/** What a static Storybook says of itself. */
export interface StorybookIndex {
  readonly entries: Readonly<Record<string, Entry>>;
}

/**
 * The stories of a static Storybook that are drawn, as Chromatic draws them: each named state and each journey. What
 * is tagged `no-picture` is left out, and the overview of states that are drawn one by one.
 */
export function storiesToDraw({ entries }: StorybookIndex): Entry[] {
  const all = Object.values(entries);
  const withStates = new Set(
    all.filter(({ tags }) => tags?.includes("state")).map(({ title }) => title),
  );
  return all.filter(
    ({ id, type, title, tags = [] }) =>
      type === "story" && !tags.includes("no-picture") && !(isGallery(id) && withStates.has(title)),
  );
}

/** What a story's pictures are listed under, and what a line of acceptance may name: `odds-button`, `journeys-search`. */
export function componentOf(id: string): string {
  return id.replace(/--.*/, "").replace(/^components-/, "");
}
