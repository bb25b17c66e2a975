import { localePath } from "@grandstand/rules/locale";
import { BetPage } from "@grandstand/ui/bet-page";
import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import {
  type CashOuts,
  toBetCardView,
  useBetStates,
  useBoostResults,
  useRefreshOnPaid,
} from "../bets/index.ts";
import { useOwnPage } from "../session/index.ts";
import { useOfferPoints } from "./offer-points.ts";
import { createReceipt, receiptStatus } from "./receipt-store.ts";
import { saveImage, shareImage } from "./share-image.ts";

interface ReceiptPageProps {
  readonly reference: string;
  readonly cashOuts: CashOuts;
}

/** One bet by its own address, `/history/{reference}` (B2). A visitor has to log in. */
export function ReceiptPage({ reference, cashOuts }: ReceiptPageProps) {
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
  const { offers, cashOut } = cashOuts;
  useRefreshOnPaid(cashOuts, refresh);
  const offer = bet === null ? null : (offers[bet.id] ?? null);
  const offered = useOfferPoints(
    bet?.status === "open" ? bet.id : null,
    offer?.state === "available" ? offer.amount : null,
  );
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
      historyHref={localePath("/history", language)}
      cashOut={offer}
      offered={offered}
      onCashOut={cashOut}
      onRetry={refresh}
      onPrint={() => globalThis.print()}
      onShare={shareImage}
      onSave={saveImage}
    />
  );
}
