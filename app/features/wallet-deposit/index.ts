import { loadCode } from "@grandstand/ui/load-code";
import type { Site } from "../../core/site/site.ts";

export { walletDepositLifecycle } from "./lifecycle.ts";

const loadOpening = () => import("./open-wallet-deposit.ts");

/** Opens the deposit by the device's wallet, or says what prevents it. Its code comes with the press. */
export function openWalletDeposit(site: Site): void {
  void loadCode(loadOpening).then(({ openWallet }) => openWallet(site));
}
