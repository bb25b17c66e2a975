export { Flag, type FlagProps } from "./flag.tsx";
