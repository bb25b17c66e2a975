import { localePath } from "@grandstand/rules/locale";
import { BetPage } from "@grandstand/ui/bet-page";
import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { useCashOuts } from "../cash-out/index.ts";
import { useOwnPage } from "../session/index.ts";
import { useBoostResults } from "./boost-results.ts";
import { createReceipt, receiptStatus } from "./receipt.ts";
import { shareImage } from "./share-image.ts";
import { useBetStates } from "./use-bet-states.ts";
import { toBetCardView } from "./view.ts";

/** B9, Minimum age: 21 for betting. */
const minimumAge = 21;

/** One bet by its own address, `/history/{reference}` (B2). A visitor is asked to log in. */
export function ReceiptPage({ reference }: { reference: string }) {
  const { session, language, slugs, configuration } = useSite();
  const status = useOwnPage();
  const isUnreachable = useStore(session, (state) => state.isUnreachable);
  const holderName = useStore(session, (state) => state.user?.name ?? null);
  const { load } = useFeatureStore(createReceipt);
  const receipt = useFetched(createReceipt, status === "authenticated" ? reference : null);
  const refresh = useCallback(() => void load(reference), [load, reference]);
  const bet = receipt.status === "loaded" ? receipt.value : null;
  const bets = useMemo(() => (bet === null ? [] : [bet]), [bet]);
  const states = useBetStates(bets);
  const boosts = useBoostResults(bets);
  const { offers, cashOut } = useCashOuts(refresh);
  return (
    <BetPage
      page={
        bet === null
          ? { status: receiptStatus(receipt, isUnreachable) }
          : { status: "loaded", bet: toBetCardView(bet, { language, slugs }, states, boosts) }
      }
      brandName={configuration.brandName}
      licenceNumber={configuration.licenceNumber}
      holderName={holderName}
      minimumAge={minimumAge}
      historyHref={localePath("/history", language)}
      cashOut={bet === null ? null : (offers[bet.id] ?? null)}
      onCashOut={cashOut}
      onRetry={refresh}
      onPrint={() => globalThis.print()}
      onShare={shareImage}
    />
  );
}
