import { getBets } from "@grandstand/contract/history";
import { BetHistory, type BetHistoryTab, type BetHistoryView } from "@grandstand/ui/bet-history";
import { useCallback, useEffect, useState } from "react";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { toBetView } from "../../views/bet-view.ts";

/** My bets (B2, /history). A visitor is asked to log in. */
export function HistoryPage() {
  const { api, session, messages, language } = useSite();
  const [tab, setTab] = useState<BetHistoryTab>("open");
  const [history, setHistory] = useState<BetHistoryView>({ status: "loading" });
  const status = useStorePart(session, (state) => state.status);
  const load = useCallback(async () => {
    setHistory({ status: "loading" });
    const answer = await api(getBets, { query: { status: tab, lang: language } });
    setHistory(
      answer.ok
        ? { status: "loaded", bets: answer.value.bets.map(toBetView) }
        : { status: "failed" },
    );
  }, [api, tab, language]);
  useEffect(() => {
    if (status === "authenticated") void load();
    if (status === "unauthenticated") messages.open({ kind: "login", reason: "asked" });
  }, [status, load, messages]);
  return (
    <BetHistory history={history} tab={tab} onChooseTab={setTab} onRetry={() => void load()} />
  );
}
