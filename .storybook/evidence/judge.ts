import { modes } from "../../stories/modes.ts";
import type { PublishedEvidence } from "../../stories/review/evidence-data.ts";
import { faultDecisions } from "../../stories/review/fault-decisions.ts";
import type { KeptInspections } from "../../stories/review/kept-inspections.ts";
import type { StoryRow } from "../../stories/review/review-data.ts";
import { unneededDecisions } from "./axe-evidence.ts";
import { otherThanTokens, poorPairs } from "./pairs.ts";
import { pageOf } from "./sources.ts";

type Looked = KeptInspections["stories"];

/**
 * The decided faults that the inspections of their story do not find any more.
 *
 * @internal
 */
export function unneededFaultDecisions(stories: Looked): string[] {
  return faultDecisions.flatMap(({ inspections, of, fault }) =>
    of
      .filter((id) => {
        const story = stories[id];
        const found = inspections.flatMap((inspection) => story?.faults[inspection] ?? []);
        return story && !found.some((each) => each.startsWith(fault));
      })
      .map((id) => `${fault} of ${id}`),
  );
}

/**
 * What is wrong with the inspections of the sources as they are, a line each: pairs of colours without contrast, and
 * decided faults that are found no more. What has changed since it was inspected is left out.
 */
export function judgeInspections({ looked }: PublishedEvidence): string[] {
  const stories = Object.fromEntries(
    Object.entries(looked.stories).filter(([, { isChanged }]) => !isChanged),
  );
  const pairs = looked.pairs.filter((pair) => pair.stories.some((id) => id in stories));
  return [
    ...[...poorPairs(pairs), ...otherThanTokens(pairs)].map((line) => `- ${line}`),
    ...unneededFaultDecisions(stories).map(
      (line) => `- found no more, take it out of stories/review/fault-decisions.ts: ${line}`,
    ),
  ];
}

/**
 * The decisions that no finding of axe's needs any more, a line each, of the pages whose stories are all on record as
 * they are.
 */
export function judgeAxe(
  { kept }: Pick<PublishedEvidence, "kept">,
  stories: readonly Pick<StoryRow, "id">[],
): string[] {
  const current = kept.filter(({ isChanged }) => !isChanged);
  const known = new Set(current.map(({ storyId, mode }) => `${storyId} ${mode}`));
  const isWhole = (page: string) =>
    stories
      .filter(({ id }) => pageOf(id) === page)
      .every(({ id }) => Object.keys(modes).every((mode) => known.has(`${id} ${mode}`)));
  const pages = new Set(current.map(({ storyId }) => pageOf(storyId)).filter(isWhole));
  return unneededDecisions(current.filter(({ storyId }) => pages.has(pageOf(storyId)))).map(
    (line) => `- found no more, take it out of stories/review/axe-decisions.ts: ${line}`,
  );
}
