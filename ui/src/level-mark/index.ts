export { LevelMark, type LevelMarkProps } from "./level-mark.tsx";
