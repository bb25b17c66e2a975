import { localePath } from "@grandstand/rules/locale";
import type { OwnBetsOfList } from "@grandstand/ui/row-notes";
import { useMemo } from "react";
import { useSite } from "../../core/site/site-context.ts";
import { useOpenBets } from "./use-open-bets.ts";

/** The events on which the person has an open bet as lists show them, with the way to My bets; null where there are none. */
export function useOwnBetsOfList(): OwnBetsOfList | null {
  const { language } = useSite();
  const { betMarks } = useOpenBets();
  return useMemo(
    () =>
      betMarks.size > 0 ? { eventIds: betMarks, href: localePath("/history/", language) } : null,
    [betMarks, language],
  );
}
