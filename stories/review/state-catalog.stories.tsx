import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { wholePage } from "../support/accessibility.ts";
import type { SurfaceRow } from "./review-data.ts";
import { StateCatalog } from "./state-catalog.tsx";

const modules = import.meta.glob<Record<string, object>>("../../ui/src/*/*.states.ts");

/** The lists of a room as they are when they run, by name. */
async function runningLists(room: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const load = modules[`../../ui/src/${room}/${room}.states.ts`];
  const lists = Object.entries((await load?.()) ?? {});
  return Object.fromEntries(lists.map(([name, states]) => [name, Object.keys(states)]));
}

const meta = preview.meta({
  title: "Review/State catalog",
  tags: ["!autodocs", "no-picture"],
  parameters: wholePage,
  loaders: [async () => ({ review: (await import("virtual:grandstand-review")).default })],
});

export const Catalog = meta.story({
  render: (_args, { loaded: { review } }) => (
    <StateCatalog surfaces={review.surfaces} stories={review.stories} />
  ),
  play: async ({ loaded: { review } }) => {
    const surfaces: readonly SurfaceRow[] = review.surfaces;
    await expect(surfaces.map(({ room }) => room)).toHaveLength(Object.keys(modules).length);
    for (const { room, lists } of surfaces) {
      const running = await runningLists(room);
      for (const { name, states } of lists) await expect(states).toEqual(running[name]);
    }
  },
});
