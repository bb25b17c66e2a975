import { lazyPart } from "@grandstand/ui/load-code";
import { PersonPart } from "../../core/wording/person-part.tsx";

const ConnectSuggestions = lazyPart(
  async () => (await import("./connect-suggestions.tsx")).ConnectSuggestions,
);

/** Suggestions for a person who is logged in (B2); for a visitor nothing of them is loaded. */
export function SuggestionsForPerson() {
  return (
    <PersonPart>
      <ConnectSuggestions />
    </PersonPart>
  );
}
