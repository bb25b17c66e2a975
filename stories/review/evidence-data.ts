import inspections from "./inspections.gen.json";
import type { KeptInspections } from "./kept-inspections.ts";
import type { Language } from "./review-data.ts";
import type { TestRuns } from "./statement.ts";
import runs from "./test-runs.gen.json";

/** What axe found in one story, in one mode, as .storybook/pictures/evidence.ts keeps it. */
export interface Evidence {
  readonly engine: string;
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
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

/** A file of transcripts: what a virtual screen reader says of states, or of a flow, in one language. */
export interface TranscriptRow {
  /** The component's folder, or `testing` for the flows through several components. */
  readonly folder: string;
  /** The name of its test, without an ending. */
  readonly name: string;
  readonly language: Language;
}

/** What is kept beside the code, in one piece: a request for each of its thousand files took minutes. */
export interface EvidenceData {
  /** One entry a story and mode. */
  readonly kept: readonly KeptEvidence[];
  /** The specification of each component, by its folder. */
  readonly specs: Readonly<Record<string, string>>;
  readonly transcripts: readonly TranscriptRow[];
}

/** What `npm run evidence` found. */
export const keptInspections: KeptInspections = inspections;

/** The recorded runs of the rules' tests. */
export const testRuns: TestRuns = runs;
