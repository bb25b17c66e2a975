import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { sanitize } from "storybook/internal/csf";
import type { IndexInput } from "storybook/internal/types";
import { beforeAll, describe, expect, it } from "vitest";
import { emptyStates } from "../../stories/support/empty-states.tsx";
import { stateAddresses, stateApart, storyOfState } from "../../stories/support/state-address.ts";
import { folderOf, stateStoriesIndexer } from "./read-state-stories.ts";
import { stateStories } from "./state-stories.ts";

describe("the address of a state", () => {
  it("is Storybook's own of the component's title and the state's name", () => {
    expect(storyOfState("Components/Odds button", "price up (live)")).toBe(
      "components-odds-button--price-up-live",
    );
  });

  it("names the component where two of one folder have the state", () => {
    const addresses = stateAddresses("Components/Field", [
      { name: "textFieldStates", props: "TextFieldProps", states: ["empty"] },
      { name: "passwordFieldStates", props: "PasswordFieldProps", states: ["empty", "shown"] },
    ]);
    expect(addresses.map(({ id, component }) => [id, component])).toEqual([
      ["components-field--empty", "TextField"],
      ["components-field--password-field-empty", "PasswordField"],
      ["components-field--shown", "PasswordField"],
    ]);
  });

  it("is that of the story that is written by hand, where there is one", () => {
    const lists = [{ name: "tagStates", props: "TagProps", states: ["open", "long text"] }];
    const written = [{ __id: "components-tag--open" }];
    const stories = stateStories(stateAddresses("Components/Tag", lists), written);
    expect(stories.map(({ name }) => name)).toEqual(["long text"]);
  });
});

describe("Storybook's index", () => {
  const folder = join(root, "stories/components");
  const files = readdirSync(folder).map((name) => join(folder, name));
  const indexed = new Map<string, IndexInput[]>();

  beforeAll(async () => {
    for (const file of files) {
      const options = { makeTitle: (title?: string) => title ?? "" };
      indexed.set(file, await stateStoriesIndexer.createIndex(file, options));
    }
  });

  it.each(files.map((file) => [folderOf(file), file]))(
    "has a story for each state of %s",
    async (name, file) => {
      const lists: Record<string, object> = await import(`../../ui/src/${name}/${name}.states.ts`);
      const index = indexed.get(file) ?? [];
      const title = index[0]?.title ?? "";
      const named = new Set<string>();
      const states = Object.entries(lists).filter(([exported]) => exported.endsWith("States"));
      for (const state of states.flatMap(([, list]) => Object.keys(list))) {
        const id = storyOfState(title, state);
        const isFound = ({ __id = "" }: IndexInput) =>
          named.has(state) ? __id !== id && __id.endsWith(`-${sanitize(state)}`) : __id === id;
        expect(index.some(isFound), state).toBe(true);
        named.add(state);
      }
      expect(named.size).toBeGreaterThan(0);
    },
  );

  it("has each of the stories that are said to be empty", () => {
    const ids = new Set([...indexed.values()].flat().map(({ __id }) => __id));
    expect(Object.keys(emptyStates).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("has each address once, and none of the states among the tests", () => {
    for (const inputs of indexed.values()) {
      const ids = inputs.map(({ __id }) => __id);
      expect(new Set(ids).size).toBe(ids.length);
      const states = inputs.filter(({ tags }) => tags?.includes("state"));
      expect(states.every(({ tags }) => tags?.includes("!test"))).toBe(true);
    }
  });
});

it("keeps two words of a component's name apart", () => {
  expect(stateApart("PasswordField", "empty")).toBe("Password field, empty");
});
