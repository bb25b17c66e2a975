import { localePath } from "@grandstand/rules/locale";
import { OpenBets, type OpenBetsListView } from "@grandstand/ui/open-bets";
import { useEffect, useMemo, useState } from "react";
import { useSite } from "../../core/site/site-context.ts";
import { type BoostResults, toBetCardView, useBetStates, useRefreshOnPaid } from "../bets/index.ts";
import { useCashOuts } from "../cash-out/index.ts";
import { noteBets } from "./bet-events.ts";
import { hadOpenBets, homeId } from "./had-open-bets.ts";
import { type OpenBets as KnownBets, openBetsOf } from "./open-bets-store.ts";
import { urgentFirst } from "./urgent-first.ts";
import { useOpenBets } from "./use-open-bets.ts";

/** A strip has no more: all of them are one press away. */
const mostShown = 3;
const noBoosts: BoostResults = new Map();
const nothing = () => undefined;

/** The person's open bets at the head of home (B2): nothing where none is open. */
export function ConnectOpenBets() {
  const { storage } = useSite();
  const known = useOpenBets();
  const [hadBets] = useState(() => hadOpenBets(storage));
  const { status } = known;
  const hasBets = known.bets.length > 0;
  useEffect(() => {
    if (status === "known") noteBets(storage, homeId, hasBets);
  }, [storage, status, hasBets]);
  if (status !== "known") {
    return hadBets && <ConnectUnknown status={status === "failed" ? "failed" : "loading"} />;
  }
  return hasBets && <ConnectKnown known={known} />;
}

/** That they are on their way, or could not be had: of a person who had some when they were last known. */
function ConnectUnknown({ status }: { readonly status: "loading" | "failed" }) {
  const site = useSite();
  return (
    <OpenBets
      list={{ status }}
      cashOuts={{}}
      historyHref={localePath("/history", site.language)}
      onCashOut={nothing}
      onRetry={() => void openBetsOf(site).refresh()}
    />
  );
}

function ConnectKnown({ known: { bets, isAll } }: { readonly known: KnownBets }) {
  const site = useSite();
  const { language, slugs, clock } = site;
  const { refresh } = openBetsOf(site);
  const shown = useMemo(() => urgentFirst(bets, clock.now()).slice(0, mostShown), [bets, clock]);
  const states = useBetStates(shown);
  const cashOuts = useCashOuts();
  useRefreshOnPaid(cashOuts, refresh);
  const list = useMemo(
    (): OpenBetsListView => ({
      status: "loaded",
      bets: shown.map((bet) => toBetCardView(bet, { language, slugs }, states, noBoosts)),
      count: isAll ? bets.length : null,
    }),
    [shown, bets, isAll, language, slugs, states],
  );
  return (
    <OpenBets
      list={list}
      cashOuts={cashOuts.offers}
      areOffersComing={cashOuts.areOffersComing}
      historyHref={localePath("/history", language)}
      onCashOut={cashOuts.cashOut}
      onRetry={nothing}
    />
  );
}
