import type { NamedStates } from "../testing/named-states.ts";
import type { DrawerAccountProps } from "./drawer-account.tsx";

const ignore = () => undefined;
const deposit = { onDeposit: ignore, onFastDeposit: null, onWallet: null };
const props: DrawerAccountProps = {
  name: "Noor Vermeulen",
  balance: 25_000,
  refresh: "idle",
  canRefresh: true,
  onRefresh: () => undefined,
  deposit,
};

/** Every face of the drawer's account, by name. */
export const drawerAccountStates = {
  open: props,
  "every way to deposit": {
    ...props,
    deposit: { ...deposit, onFastDeposit: ignore, onWallet: ignore },
  },
  "without refresh": { ...props, canRefresh: false },
  refreshing: { ...props, refresh: "running" },
  refreshed: { ...props, refresh: "done", balance: 23_800 },
  "refresh failed": { ...props, refresh: "failed" },
  "no money": { ...props, balance: 0 },
  "long text": {
    ...props,
    name: "Marie-Antoinette Vandenbroucke-Verschueren de la Kethulle",
    balance: 1_234_567_890,
  },
} satisfies NamedStates<DrawerAccountProps>;
