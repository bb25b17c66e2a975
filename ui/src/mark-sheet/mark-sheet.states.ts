import { sampleCrests, sampleKits, sampleSilks, sampleTiles } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { MarkSheetProps, NamedMark } from "./mark-sheet.tsx";

const crests = Object.entries(sampleCrests).map(
  ([name, mark]): NamedMark => ({ name, kind: "crest", mark, sizes: [20] }),
);

/** What pages have of marks, by name. */
export const markSheetStates = {
  "a list": { marks: crests },
  "a match": { marks: crests.slice(0, 2).map((mark) => ({ ...mark, sizes: [24, 48] })) },
  "all kinds": {
    marks: [
      { name: "club", kind: "crest", mark: sampleCrests.sash, sizes: [20, 48] },
      { name: "horse", kind: "silks", mark: sampleSilks.stars, sizes: [20, 36] },
      { name: "player", kind: "kit", mark: sampleKits.stripes, sizes: [28] },
      { name: "team", kind: "tile", mark: sampleTiles.cut, sizes: [20, 48] },
    ],
  },
  empty: { marks: [] },
} satisfies NamedStates<MarkSheetProps>;
