import type { TranscriptRow } from "./evidence-data.ts";

/** The file of a transcript, beside the pages of a Storybook. */
export const transcriptFile = ({ folder, name, language }: TranscriptRow): string =>
  `transcripts/${folder}/${name}.${language}.txt`;
