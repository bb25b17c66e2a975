import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { TranscriptRow } from "../../stories/review/evidence-data.ts";
import { languages } from "../../stories/review/review-data.ts";

/** A transcript with what it says. */
interface Transcript extends TranscriptRow {
  readonly text: string;
}

const folder = join(root, "stories/review/transcripts");

/** The transcripts of a virtual screen reader that are kept, component by component. */
export function readTranscripts(): Transcript[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return paths.flatMap((path) => {
    const [, component = "", name = "", ending] =
      /^([\w-]+)[\\/]([\w-]+)\.(\w+)\.txt$/.exec(path) ?? [];
    const language = languages.find((each) => each === ending);
    if (!language) return [];
    return [{ folder: component, name, language, text: readFileSync(join(folder, path), "utf8") }];
  });
}
