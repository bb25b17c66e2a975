export { SuggestionsForPerson } from "./suggestions-for-person.tsx";
