import { useWording } from "@grandstand/ui/provider";
import { WalletDeposit } from "@grandstand/ui/wallet-deposit";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier } from "../cashier/index.ts";
import { createWalletDeposit } from "./store.ts";

/** A deposit by the device's wallet (A2, A4). */
export function ConnectWalletDeposit() {
  const site = useSite();
  const { messages } = site;
  const wallet = useFeatureStore(createWalletDeposit);
  const { error, ...state } = useStore(wallet);
  const t = useWording();
  useEffect(() => wallet.open(), [wallet]);
  return (
    <WalletDeposit
      {...state}
      error={error && ("text" in error ? error.text : t(error.key, error.variables))}
      onType={wallet.type}
      onPay={wallet.pay}
      onCashier={() => {
        messages.close();
        openCashier(site, { section: "deposit" });
      }}
      onClose={messages.close}
    />
  );
}
