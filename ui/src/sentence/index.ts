export { betweenSides, namesOfEvent } from "./names-of-event.ts";
export { Sentence, type SentenceProps } from "./sentence.tsx";
