import { lazyPart } from "@grandstand/ui/load-code";
import { useStore } from "zustand";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";

const ConnectSuggestions = lazyPart(
  async () => (await import("./connect-suggestions.tsx")).ConnectSuggestions,
);

/** Suggestions for a person who is logged in (B2); for a visitor nothing of them is loaded. */
export function SuggestionsForPerson() {
  const { session } = useSite();
  const userId = useStore(session, (state) => state.user?.id);
  if (userId === undefined) return null;
  return (
    <Part>
      <Deferred>
        <ConnectSuggestions key={userId} />
      </Deferred>
    </Part>
  );
}
