import type { AccountHeadProps, BalanceRefresh } from "@grandstand/ui/drawer-account";
import type { RewardView } from "@grandstand/ui/reward-list";
import { useState } from "react";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { useDepositMethods } from "../deposit-methods/index.lazy.ts";
import { usePlayFacts } from "../limits/index.lazy.ts";
import { sumOfFreeBets } from "../promotions/index.ts";

/**
 * What the person has, and what their last days came to, for the drawer and the account panel. Before a part of the
 * cashier opens, what lies over the page makes way.
 */
export function useAccountHead(
  rewards: readonly RewardView[],
  makeWay: () => void,
): AccountHeadProps {
  const site = useSite();
  const { session } = site;
  const user = useStore(session, (state) => state.user);
  const [refresh, setRefresh] = useState<BalanceRefresh>("idle");
  const deposit = useDepositMethods(makeWay);
  const facts = usePlayFacts();
  return {
    ...facts,
    balance: user?.balance ?? 0,
    refresh,
    canRefresh: user?.document_status === "validated",
    onRefresh: () => {
      setRefresh("running");
      void session
        .refreshBalance()
        .then(({ kind }) => setRefresh(kind === "failed" ? "failed" : "done"));
    },
    freeBets: sumOfFreeBets(rewards),
    deposit,
    onWithdraw: () => {
      makeWay();
      openCashier(site, { section: "home", tab: "withdraw" });
    },
  };
}
