import type { Bet } from "@grandstand/contract/betslip";
import { getBet } from "@grandstand/contract/history";
import { localePath } from "@grandstand/rules/locale";
import { BetPage } from "@grandstand/ui/bet-page";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { useCashOuts } from "../cash-out/index.ts";
import { useOwnPage } from "../session/index.ts";
import { shareImage } from "./share-image.ts";
import { useBetStates } from "./use-bet-states.ts";
import { useBoostResults } from "./use-boost-results.ts";
import { toBetCardView } from "./view.ts";

type Receipt =
  | { readonly status: "loading" | "failed" | "not-found" }
  | { readonly status: "loaded"; readonly bet: Bet };

/** B9, Minimum age: 21 for betting. */
const minimumAge = 21;

/** One bet by its own address, `/history/{reference}` (B2). A visitor is asked to log in. */
export function ReceiptPage({ reference }: { reference: string }) {
  const { api, session, language, slugs, configuration } = useSite();
  const status = useOwnPage();
  const holderName = useStore(session, (state) => state.user?.name ?? null);
  const [receipt, setReceipt] = useState<Receipt>({ status: "loading" });
  const load = useCallback(async () => {
    const answer = await api(getBet, { path: { bet: reference }, query: { lang: language } });
    if (answer.ok) return setReceipt({ status: "loaded", bet: answer.value.bet });
    const isUnknown = answer.failure.kind === "refused" && answer.failure.status === 404;
    setReceipt({ status: isUnknown ? "not-found" : "failed" });
  }, [api, reference, language]);
  const retry = () => {
    setReceipt({ status: "loading" });
    void load();
  };
  useEffect(() => {
    if (status === "authenticated") void load();
  }, [status, load]);
  const bet = receipt.status === "loaded" ? receipt.bet : null;
  const bets = useMemo(() => (bet === null ? [] : [bet]), [bet]);
  const states = useBetStates(bets);
  const boosts = useBoostResults(bets);
  const { offers, cashOut } = useCashOuts(load);
  return (
    <BetPage
      page={
        receipt.status === "loaded"
          ? {
              status: "loaded",
              bet: toBetCardView(receipt.bet, { language, slugs }, states, boosts),
            }
          : { status: receipt.status }
      }
      brandName={configuration.brandName}
      licenceNumber={configuration.licenceNumber}
      holderName={holderName}
      minimumAge={minimumAge}
      historyHref={localePath("/history", language)}
      cashOut={bet === null ? null : (offers[bet.id] ?? null)}
      onCashOut={cashOut}
      onRetry={retry}
      onPrint={() => globalThis.print()}
      onShare={shareImage}
    />
  );
}
