import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { wholePage } from "../support/accessibility.ts";
import type { ComponentRow } from "./review-data.ts";
import { StateCatalog } from "./state-catalog.tsx";

const modules = import.meta.glob<Record<string, object>>("../../ui/src/*/*.states.ts");

/** The lists of a component as they are when they run, by name. */
async function runningLists(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const load = modules[`../../ui/src/${folder}/${folder}.states.ts`];
  const lists = Object.entries((await load?.()) ?? {});
  return Object.fromEntries(lists.map(([name, states]) => [name, Object.keys(states)]));
}

const meta = preview.meta({
  title: "Review/State catalog",
  tags: ["!manifest", "!autodocs", "no-picture"],
  parameters: wholePage,
  loaders: [async () => ({ review: (await import("virtual:grandstand-review")).default })],
});

export const Catalog = meta.story({
  render: (_args, { loaded: { review } }) => (
    <StateCatalog components={review.components} stories={review.stories} />
  ),
  play: async ({ loaded: { review } }) => {
    const components: readonly ComponentRow[] = review.components;
    await expect(components.map(({ folder }) => folder)).toHaveLength(Object.keys(modules).length);
    for (const { folder, lists } of components) {
      const running = await runningLists(folder);
      for (const { name, states } of lists) await expect(states).toEqual(running[name]);
    }
  },
});
