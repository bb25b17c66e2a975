export { Suggestions, type SuggestionsProps } from "./suggestions.tsx";
