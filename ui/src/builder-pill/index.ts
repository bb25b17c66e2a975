export { BuilderPill, type BuilderPillProps } from "./builder-pill.tsx";
