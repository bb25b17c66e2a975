import { checkTestMode } from "@grandstand/contract/registration";
import type { DepositMethods } from "@grandstand/ui/deposit-panel";
import { useStore } from "zustand";
import { createFetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useIsNative } from "../../core/site/native-app.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { openWalletDeposit } from "../wallet-deposit/index.ts";

const createInternalCheck = ({ api }: Site) => createFetched(() => api(checkTestMode));

const nothing = () => undefined;

/**
 * The ways to deposit that the person has (A2): the usual one, the fast one where their settings allow it, and the wallet
 * where the internal check passes and the page is not the app's. Before one opens, what lies over the page makes way.
 */
export function useDepositMethods(makeWay: () => void = nothing): DepositMethods {
  const site = useSite();
  const isFastAllowed = useStore(site.settings, (settings) => settings.canFastDeposit);
  const isNative = useIsNative();
  const check = useFetched(createInternalCheck, isNative ? null : "internal");
  const isInternal = check.status === "loaded" && check.value.status;
  const method = (open: () => void) => () => {
    makeWay();
    open();
  };
  return {
    onDeposit: method(() => openCashier(site, { section: "deposit" })),
    onFastDeposit: isFastAllowed
      ? method(() => openCashier(site, { section: "fastDeposit" }))
      : null,
    onWallet: isInternal ? method(() => openWalletDeposit(site)) : null,
  };
}
