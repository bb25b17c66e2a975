import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { TranscriptRow } from "../../stories/review/evidence-data.ts";
import { languages } from "../../stories/review/review-data.ts";
import { transcripts } from "./kept-texts.ts";

/** A transcript with what it says. */
interface Transcript extends TranscriptRow {
  readonly text: string;
}

/** The transcripts of a virtual screen reader that are kept, component by component. */
export function readTranscripts(): Transcript[] {
  return languages.flatMap((language) => {
    const path = join(root, `stories/review/transcripts.${language}.gen.txt`);
    if (!existsSync(path)) return [];
    return [...transcripts.read(readFileSync(path, "utf8"))].map(([file, text]) => {
      const [folder = "", name = ""] = file.split("/");
      return { folder, name, language, text: `${text}\n` };
    });
  });
}
