import type { StoryRow } from "../../stories/review/review-data.ts";

/** The story of a component that tests of the wording book make up. */
export const slipStory: StoryRow = {
  id: "components-slip--default",
  name: "Default",
  title: "Components/Slip",
  folder: "slip",
  isPictured: true,
};
