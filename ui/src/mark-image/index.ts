export { MarkImage, type MarkImageProps } from "./mark-image.tsx";
