import { createContext } from "react";

/** Where a story is found in Storybook. */
interface LocationInStorybook {
  /** From which the addresses of its component's states are made. */
  readonly title: string;
  /** The toolbars, as a part of an address. */
  readonly globals: string;
}

/** The location in Storybook of the story that is drawn. */
export const StoryLocation = createContext<LocationInStorybook>({ title: "", globals: "" });
