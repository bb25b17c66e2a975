import type { NamedStates } from "../testing/named-states.ts";
import type { DrawerAccountProps } from "./drawer-account.tsx";

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 13);
const ignore = () => undefined;
const deposit = { onDeposit: ignore, onFastDeposit: null, onWallet: null };
const props: DrawerAccountProps = {
  name: "Noor Vermeulen",
  balance: 25_000,
  refresh: "idle",
  canRefresh: true,
  onRefresh: () => undefined,
  freeBets: null,
  deposit,
  onWithdraw: ignore,
  week: { staked: 11_200, received: 9_340, netResult: -1_860 },
  session: { startedAt: now - 42 * minute, limit: 120 * minute, nextCheckAt: now + 18 * minute },
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
  "free bets": {
    ...props,
    freeBets: { count: 2, amount: 1_500, firstEndsAt: Date.UTC(2026, 10, 23, 22, 59) },
  },
  "won in seven days": {
    ...props,
    week: { staked: 11_200, received: 15_660, netResult: 4_460 },
  },
  "without a limit": {
    ...props,
    session: { startedAt: now - 65 * minute, limit: null, nextCheckAt: now + 55 * minute },
  },
  loading: { ...props, week: null, session: null },
  "not known": { ...props, week: "failed", session: null },
  "long text": {
    ...props,
    name: "Marie-Antoinette Vandenbroucke-Verschueren de la Kethulle",
    balance: 1_234_567_890,
    freeBets: { count: 12, amount: 123_456_789, firstEndsAt: Date.UTC(2026, 10, 23, 22, 59) },
    week: { staked: 1_234_567_890, received: 234_567_890, netResult: -1_000_000_000 },
  },
} satisfies NamedStates<DrawerAccountProps>;
