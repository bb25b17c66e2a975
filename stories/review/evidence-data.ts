import inspections from "./inspections.gen.json";
import type { KeptInspections } from "./kept-inspections.ts";
import type { TestRuns } from "./statement.ts";
import runs from "./test-runs.gen.json";

/** What axe found in one story, in one mode, as .storybook/pictures/evidence.ts keeps it. */
export interface Evidence {
  readonly engine: string;
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
  readonly passes: readonly string[];
}

export interface Finding {
  readonly rule: string;
  readonly help: string;
  readonly elements: number;
  readonly why: readonly string[];
}

/** Evidence with the mode and the story's id. */
export interface KeptEvidence {
  readonly mode: string;
  readonly storyId: string;
  readonly evidence: Evidence;
}

const kept = import.meta.glob<Evidence>("./axe/*/*.json", { eager: true, import: "default" });

/** All that is kept, one entry a story and mode. */
export const keptEvidence: readonly KeptEvidence[] = Object.entries(kept).map(
  ([path, evidence]) => {
    const [, mode = "", storyId = ""] = /\/axe\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
    return { mode, storyId, evidence };
  },
);

const specs = import.meta.glob<string>("../../ui/src/*/*.spec.md", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** The specification of each component, by its folder. */
export const specOfComponent: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(specs).map(([path, text]) => [path.split("/").at(-2) ?? "", text]),
);

/** What `npm run evidence` found. */
export const keptInspections: KeptInspections = inspections;

/** The recorded runs of the rules' tests. */
export const testRuns: TestRuns = runs;
