import type { PublishedEvidence } from "../../stories/review/evidence-data.ts";
import { faultDecisions } from "../../stories/review/fault-decisions.ts";
import type { KeptInspections } from "../../stories/review/kept-inspections.ts";
import { openFindings, unneededDecisions } from "./axe-evidence.ts";
import { otherThanTokens, poorPairs } from "./pairs.ts";

type Looked = KeptInspections["stories"];

/**
 * The decided faults that a look at their story does not find any more.
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
 * What is wrong with the results of the sources as they are, a line each: what axe finds and nobody decided, pairs of
 * colours without contrast, and decisions of what is found no more. Of what has changed since it was looked at, nothing is said.
 */
export function judge({ kept, looked }: PublishedEvidence): string[] {
  const current = kept.filter(({ isChanged }) => !isChanged);
  const stories = Object.fromEntries(
    Object.entries(looked.stories).filter(([, { isChanged }]) => !isChanged),
  );
  const pairs = looked.pairs.filter((pair) => pair.stories.some((id) => id in stories));
  return [
    ...current.flatMap(({ storyId, mode, evidence }) =>
      openFindings(storyId, evidence).map((line) => `- ${storyId} (${mode}): ${line}`),
    ),
    ...[...poorPairs(pairs), ...otherThanTokens(pairs)].map((line) => `- ${line}`),
    ...unneededDecisions(current).map(
      (line) => `- found no more, take it out of stories/review/axe-decisions.ts: ${line}`,
    ),
    ...unneededFaultDecisions(stories).map(
      (line) => `- found no more, take it out of stories/review/fault-decisions.ts: ${line}`,
    ),
  ];
}
