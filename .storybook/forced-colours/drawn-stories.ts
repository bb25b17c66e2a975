import { isGallery } from "../states/read-state-stories.ts";

interface Entry {
  readonly id: string;
  readonly type: string;
}

/** The stories of a built Storybook that are drawn in forced colours: the components', without the overviews. */
export function storiesToDraw(index: {
  readonly entries: Readonly<Record<string, Entry>>;
}): string[] {
  return Object.values(index.entries)
    .filter(({ type, id }) => type === "story" && id.startsWith("components-") && !isGallery(id))
    .map(({ id }) => id);
}
