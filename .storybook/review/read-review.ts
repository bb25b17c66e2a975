import { spawnSync } from "node:child_process";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { proofs } from "@grandstand/tools/src/specs/proofs.ts";
import type { ReviewData } from "../../stories/review/review-data.ts";
import { listStories } from "../pictures/kept.ts";
import { messageRow, readMessages } from "./messages.ts";
import { componentStates } from "./states.ts";
import { wordingRows } from "./wording-rows.ts";

/** Empty where the project is no repository, or nothing is kept yet. */
function evidenceDate(): string {
  const { status, stdout } = spawnSync(
    "git",
    ["log", "-1", "--format=%cs", "--", "stories/review/axe"],
    { cwd: root, encoding: "utf8" },
  );
  return status === 0 ? stdout.trim() : "";
}

/** Reads from the project's files all that the review pages show. */
export function readReview(): ReviewData {
  const files = readProject(root);
  const stories = listStories(root);
  return {
    wording: wordingRows(files, stories),
    messages: readMessages(files).map(messageRow),
    rules: proofs(files).map(({ id, workspace, text, sections, tests }) => ({
      id,
      workspace,
      text,
      sections,
      tests: tests.map(({ title, file, line }) => ({ title, file, line })),
    })),
    stories,
    components: componentStates(files),
    evidenceDate: evidenceDate(),
  };
}
