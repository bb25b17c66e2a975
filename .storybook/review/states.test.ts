import { expect, it } from "vitest";
import { componentStates } from "./states.ts";

it("lists the named states of a component, list by list", () => {
  const text = `
const props = { a: 1 };
export const tagStates = { open: props, "long text": { ...props } } satisfies NamedStates<TagProps>;
export const otherStates = { one: props } satisfies NamedStates<OtherProps>;
`;
  expect(componentStates([{ path: "ui/src/tag/tag.states.ts", text }])).toEqual([
    {
      folder: "tag",
      lists: [
        { name: "tagStates", props: "TagProps", states: ["open", "long text"] },
        { name: "otherStates", props: "OtherProps", states: ["one"] },
      ],
    },
  ]);
});
