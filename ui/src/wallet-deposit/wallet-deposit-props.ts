import type { DialogClose } from "../dialog/index.ts";
import type { WalletDevice, WalletProgress } from "./wallet-deposit.variants.ts";

export interface WalletDepositProps {
  readonly device: WalletDevice;
  /** As it was typed. */
  readonly text: string;
  readonly progress: WalletProgress;
  /** Why the last attempt failed, in words. */
  readonly error: string | null;
  /** The sheet was closed before anything was authorised. */
  readonly isAborted?: boolean;
  readonly onType: (text: string) => void;
  /** Whole euro. It is called in the press itself, as a wallet's sheet demands. */
  readonly onPay: (euro: number) => void;
  /** The other way to deposit, where this one does not work. */
  readonly onCashier: () => void;
  readonly onClose: DialogClose;
}
