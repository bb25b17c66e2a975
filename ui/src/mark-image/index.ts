export { MarkImage, type MarkImageProps } from "./mark-image.tsx";
export { SideMark, type SideMarkProps } from "./side-mark.tsx";
