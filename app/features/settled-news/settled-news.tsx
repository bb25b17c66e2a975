import type { Bet } from "@grandstand/contract/betslip";
import { SettledToast } from "@grandstand/ui/settled-toast";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { toBetCardView } from "../bets/index.ts";

interface SettledNewsProps {
  readonly bets: readonly Bet[];
  readonly onClose: () => void;
}

const nothing = new Map();

/** What was settled, as the operator answered it. */
export function SettledNews({ bets, onClose }: SettledNewsProps) {
  const { language, slugs, settings } = useSite();
  const staysOpen = useStore(settings, ({ keepsToasts }) => keepsToasts);
  const views = useMemo(
    () => bets.map((bet) => toBetCardView(bet, { language, slugs }, nothing, nothing)),
    [bets, language, slugs],
  );
  return <SettledToast bets={views} staysOpen={staysOpen} onClose={onClose} />;
}
