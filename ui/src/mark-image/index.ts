export { EventSides, type EventSidesProps, OutcomeMark } from "./event-sides.tsx";
export { MarkImage, type MarkImageProps } from "./mark-image.tsx";
export type { SelectionMarks } from "./selection-marks.ts";
export { SideMark, type SideMarkProps } from "./side-mark.tsx";
