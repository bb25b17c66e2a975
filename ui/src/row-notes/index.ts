export { OwnBetMark, type OwnBetMarkProps } from "./own-bet-mark.tsx";
export { RowNotes, type RowNotesProps } from "./row-notes.tsx";
export { type OwnBetsOfList, useRowExtras } from "./use-row-extras.tsx";
