import type { KeptInspections } from "./kept-inspections.ts";
import type { Language } from "./review-data.ts";
import type { TestRuns } from "./statement.ts";

/** What axe found in one story, in one mode, without the rules that found nothing. */
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
  /** The day of the test, as YYYY-MM-DD. */
  readonly on: string;
  /** Whether what was looked at has changed since. */
  readonly isChanged: boolean;
}

/** What `npm run evidence` and `npm run evidence-tests` found, as it is published with a Storybook. */
export interface PublishedEvidence {
  /** One entry a story and mode. */
  readonly kept: readonly KeptEvidence[];
  readonly looked: KeptInspections;
  readonly runs: TestRuns;
}

/** Of the results what the pages of components show: a few kilobytes. */
export interface EvidenceIndex {
  /** By the page of stories: `components-badge`. */
  readonly pages: Readonly<Record<string, { readonly on: string; readonly isChanged: boolean }>>;
  /** The addresses of the small pictures. */
  readonly thumbnails: readonly string[];
}

/** Where the results are, beside the pages of a Storybook. */
export const resultsPath = "evidence/results.json";
export const indexPath = "evidence/index.json";

/** Transcripts of one test: what a virtual screen reader says of states, or of a flow, in one language. */
export interface TranscriptRow {
  /** The component's folder, or `testing` for the flows through several components. */
  readonly folder: string;
  /** The name of its test, without an ending. */
  readonly name: string;
  readonly language: Language;
}

/** What the evidence page shows of the project's own files. */
export interface EvidenceData {
  /** The specification of each component, by its folder. */
  readonly specs: Readonly<Record<string, string>>;
  readonly transcripts: readonly TranscriptRow[];
}
