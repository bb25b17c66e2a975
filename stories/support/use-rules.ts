import { useEffect, useState } from "react";
import type { RuleRow } from "../review/review-data.ts";

/** Each rule with the tests that prove it, once they have arrived; null until then. */
export function useRules(): readonly RuleRow[] | null {
  const [rules, setRules] = useState<readonly RuleRow[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("virtual:grandstand-review/rules").then(({ default: read }) => {
      if (isWanted) setRules(read);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return rules;
}
