import type { Bet } from "@grandstand/contract/betslip";
import { SettledToast } from "@grandstand/ui/settled-toast";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createBetNews } from "../bet-news/index.lazy.ts";
import { toBetCardView } from "../bets/index.ts";

interface SettledNewsProps {
  readonly bets: readonly Bet[];
  readonly onClose: () => void;
}

const nothing = new Map();

/** What was settled, as the operator answered it. */
export function SettledNews({ bets, onClose }: SettledNewsProps) {
  const { language, slugs, settings } = useSite();
  const news = useFeatureStore(createBetNews);
  const staysOpen = useStore(settings, ({ keepsToasts }) => keepsToasts);
  const views = useMemo(
    () => bets.map((bet) => toBetCardView(bet, { language, slugs }, nothing, nothing)),
    [bets, language, slugs],
  );
  return (
    <SettledToast
      bets={views}
      staysOpen={staysOpen}
      onClose={(reason) => {
        if (reason === "link") news.read(bets.map(({ id }) => id));
        onClose();
      }}
    />
  );
}
