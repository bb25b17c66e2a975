export { FoldedHead, type FoldedHeadProps } from "./folded-head.tsx";
