import type { NamedStates } from "../testing/named-states.ts";
import type { WalletDepositProps } from "./wallet-deposit-props.ts";

const props: WalletDepositProps = {
  device: "able",
  text: "",
  progress: "none",
  error: null,
  onType: () => undefined,
  onPay: () => undefined,
  onCashier: () => undefined,
  onClose: () => undefined,
};

/** Every face of a deposit by wallet, by name. */
export const walletDepositStates = {
  "device not known yet": { ...props, device: "unknown" },
  "not an Apple device": { ...props, device: "not-apple-device" },
  "no card": { ...props, device: "no-card" },
  empty: props,
  filled: { ...props, text: "50" },
  "not an amount": { ...props, text: "10,50" },
  "sheet open": { ...props, text: "50", progress: "sheet" },
  paying: { ...props, text: "50", progress: "paying" },
  "answer lost": { ...props, text: "50", progress: "checking" },
  aborted: { ...props, text: "50", isAborted: true },
  refused: {
    ...props,
    text: "500",
    error: "Votre limite de dépôt est atteinte. Il reste 20,00 € jusqu’au 28 novembre 2026.",
  },
  "long text": {
    ...props,
    text: "100000",
    error:
      "Uw storting werd geweigerd, omdat ze de stortingslimiet overschrijdt die u voor zeven opeenvolgende dagen hebt ingesteld. U kunt nog 20,00 € storten tot en met donderdag 3 december 2026 om 18.45 uur.",
  },
} satisfies NamedStates<WalletDepositProps>;
