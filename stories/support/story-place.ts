import { createContext } from "react";

/** Where a story stands in Storybook. */
interface Place {
  /** From which the addresses of its component's states are made. */
  readonly title: string;
  /** The toolbars, as a part of an address. */
  readonly globals: string;
}

/** The position in Storybook of the story that is drawn. */
export const StoryPlace = createContext<Place>({ title: "", globals: "" });
