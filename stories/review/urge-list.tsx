import { nameOf, StoryLink } from "./review-page.tsx";
import { ReviewRow, ReviewTable } from "./review-table.tsx";
import { type Urge, urges } from "./urges.ts";

const heads = ["What", "In the product", "Switch", "Usual", "Without it", "States"] as const;

/** Each with its switch, and what is left where that is off. */
export function UrgeList() {
  return (
    <ReviewTable label="What could urge" heads={heads}>
      {urges.map((urge) => (
        <ReviewRow key={urge.what} name={urge.what} cells={cellsOf(urge)} />
      ))}
    </ReviewTable>
  );
}

function cellsOf({ kept, variable, usual, without, stories }: Urge) {
  return [
    kept,
    variable === null ? "none" : <code key="variable">{`${variable}=on|off`}</code>,
    usual,
    without,
    stories.map((story) => (
      <div key={story}>
        <StoryLink id={story}>{nameOf(story)}</StoryLink>
      </div>
    )),
  ];
}
