import { type Inspection, inspections } from "../../.storybook/evidence/inspections.ts";
import type { KeptEvidence } from "./evidence-data.ts";
import { openFaults } from "./fault-decisions.ts";
import type { KeptInspections } from "./kept-inspections.ts";
import type { StoryRow } from "./review-data.ts";
import type { TestRuns } from "./statement.ts";

/** One cell: null where nothing was run. */
export type Cell = {
  /** What was found, each as a line; empty is a pass. */
  readonly faults: readonly string[];
  /** On how many stories, or by how many tests. */
  readonly count: number;
  /** The first day on which it was run. */
  readonly on: string;
  /** Whether what was run on has changed since. */
  readonly isChanged: boolean;
} | null;

/** The columns, in their order. */
export const columns = [
  "Default",
  "Each state",
  "Keyboard",
  "Names and roles",
  "Announcements",
  "Forced colours",
  "320 px",
  "Text spacing",
  "200 % zoom",
  "Reduced motion",
  "Dark",
  "High contrast",
  "fr",
  "nl",
  "en",
] as const;

const inspectionsOfColumns: readonly Inspection[] = [
  "forced",
  "narrow",
  "spacing",
  "zoom",
  "motion",
  "dark",
  "contrast",
  "fr",
  "nl",
  "en",
];

/** What each column was looked at for. */
export const columnInspections: readonly string[] = [
  "axe on the story called Default, in each mode",
  "axe on every other story, in each mode",
  inspections.keyboard,
  inspections.names,
  "the tests of the rules about what is announced",
  ...inspectionsOfColumns.map((inspection) => inspections[inspection]),
];

/** The first day of several runs, and whether what any of them is about has changed since. */
const standingOf = (runs: readonly { readonly on: string; readonly isChanged: boolean }[]) => ({
  on: runs.map(({ on }) => on).sort()[0] ?? "",
  isChanged: runs.some(({ isChanged }) => isChanged),
});

interface Sources {
  readonly kept: readonly KeptEvidence[];
  readonly looked: KeptInspections;
  readonly runs: TestRuns;
}

function axeCell(
  stories: readonly StoryRow[],
  { kept }: Sources,
  isWanted: (storyId: string) => boolean,
): Cell {
  const found = kept.filter(
    ({ storyId }) => isWanted(storyId) && stories.some(({ id }) => id === storyId),
  );
  if (found.length === 0) return null;
  const faults = found.flatMap(({ storyId, mode, evidence }) =>
    evidence.violations.map(({ rule }) => `${rule} in ${storyId}, ${mode}`),
  );
  return { faults, count: found.length, ...standingOf(found) };
}

function inspectionCell(
  stories: readonly StoryRow[],
  { looked }: Sources,
  inspection: Inspection,
): Cell {
  const found = stories.flatMap(({ id }) => {
    const story = looked.stories[id];
    const faults = story?.faults[inspection];
    return story && faults ? [{ ...story, faults: openFaults(inspection, id, faults) }] : [];
  });
  if (found.length === 0) return null;
  return {
    faults: found.flatMap(({ faults }) => faults),
    count: found.length,
    ...standingOf(found),
  };
}

function rulesCell(rules: readonly string[], { runs }: Sources): Cell {
  const run = rules.flatMap((id) => {
    const found = runs[id];
    return found ? [{ id, ...found }] : [];
  });
  if (run.length === 0) return null;
  const faults = run
    .filter(({ failed }) => failed > 0)
    .map(({ id, failed }) => `${id}: ${failed} failed`);
  return { faults, count: run.length, ...standingOf(run) };
}

/** The cells of one component, one a column, from its stories and its rules about announcements. */
export function cellsOf(
  stories: readonly StoryRow[],
  announcements: readonly string[],
  sources: Sources,
): readonly Cell[] {
  const isDefault = (id: string) => id.endsWith("--default");
  return [
    axeCell(stories, sources, isDefault),
    axeCell(stories, sources, (id) => !isDefault(id)),
    inspectionCell(stories, sources, "keyboard"),
    inspectionCell(stories, sources, "names"),
    rulesCell(announcements, sources),
    ...inspectionsOfColumns.map((inspection) => inspectionCell(stories, sources, inspection)),
  ];
}
