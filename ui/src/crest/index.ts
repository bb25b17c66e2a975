export { Crest, type CrestProps } from "./crest.tsx";
