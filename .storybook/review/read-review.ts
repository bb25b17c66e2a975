import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { proofs } from "@grandstand/tools/src/specs/proofs.ts";
import type { ReviewData } from "../../stories/review/review-data.ts";
import { listStories } from "../list-stories.ts";
import { messageRow, readMessages } from "./messages.ts";
import { componentStates } from "./states.ts";
import { wordingRows } from "./wording-rows.ts";

/** A part of what the review pages show. */
type ReviewPart = keyof ReviewData;

const readers: {
  readonly [Part in ReviewPart]: (files: readonly ProjectFile[]) => ReviewData[Part];
} = {
  wording: (files) => wordingRows(files, listStories(root)),
  messages: (files) => readMessages(files).map(messageRow),
  rules: (files) =>
    proofs(files).map(({ id, workspace, text, sections, tests }) => ({
      id,
      workspace,
      text,
      sections,
      tests: tests.map(({ title, file, line }) => ({ title, file, line })),
    })),
  stories: () => listStories(root),
  components: componentStates,
};

/** The parts, by name. */
export const reviewParts = Object.keys(readers) as readonly ReviewPart[];

/** Reads from the project's files one part of what the review pages show: the rules cost seconds, which no page of wording has to wait for. */
export function readPart<Part extends ReviewPart>(part: Part): ReviewData[Part] {
  return readers[part](readProject(root));
}

/** Reads from the project's files all that the review pages show. */
export function readReview(): ReviewData {
  const files = readProject(root);
  return {
    wording: readers.wording(files),
    messages: readers.messages(files),
    rules: readers.rules(files),
    stories: readers.stories(files),
    components: readers.components(files),
  };
}
