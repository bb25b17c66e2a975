import { expect, it } from "vitest";
import { surfaceStates } from "./states.ts";

it("lists the named states of a room, list by list", () => {
  const text = `
const props = { a: 1 };
export const tagStates = { open: props, "long text": { ...props } } satisfies NamedStates<TagProps>;
export const otherStates = { one: props } satisfies NamedStates<OtherProps>;
`;
  expect(surfaceStates([{ path: "ui/src/tag/tag.states.ts", text }])).toEqual([
    {
      room: "tag",
      lists: [
        { name: "tagStates", states: ["open", "long text"] },
        { name: "otherStates", states: ["one"] },
      ],
    },
  ]);
});
