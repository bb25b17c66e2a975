import { limitListStates } from "../limit-list/limit-list.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { OwnControlView, StayInControlProps } from "./stay-in-control.tsx";

const minute = 60_000;
const own: OwnControlView = {
  limits: limitListStates["raise waiting"].list,
  figures: [
    { period: "session", time: 42 * minute, netDeposits: 0, staked: 1_250, netResult: -450 },
    {
      period: "month",
      time: 610 * minute,
      netDeposits: 15_000,
      staked: 21_400,
      netResult: -8_250,
    },
    {
      period: "year",
      time: 9_840 * minute,
      netDeposits: 92_500,
      staked: 310_000,
      netResult: 4_500,
    },
  ],
  isClockShown: true,
  checkMinutes: 60,
  hasCheckFailed: false,
};
const nothing = () => undefined;
const props: StayInControlProps = {
  title: "Garder le contrôle",
  own,
  help: [
    {
      kind: "help-line",
      name: "Ligne d’aide (exemple)",
      href: "https://help.example/fr/",
      telephone: "0800 00 000",
    },
    { kind: "exclusion-register", name: "Registre (exemple)", href: "https://register.example/" },
  ],
  onLogIn: nothing,
  onChangeLimit: nothing,
  onRetry: nothing,
  onBreak: nothing,
  onShowClock: nothing,
  onChangeCheck: nothing,
};

/** Every face of the page, by name. */
export const stayInControlStates = {
  person: props,
  visitor: { ...props, own: null },
  "without help lines": { ...props, own: null, help: [] },
  loading: {
    ...props,
    own: { ...own, limits: { status: "loading" }, figures: null, checkMinutes: null },
  },
  failed: {
    ...props,
    own: { ...own, limits: { status: "failed" }, figures: "failed", hasCheckFailed: true },
  },
  "clock hidden": { ...props, own: { ...own, isClockShown: false, checkMinutes: 15 } },
  "long text": {
    ...props,
    own: {
      ...own,
      limits: limitListStates["long text"].list,
      figures: (["session", "month", "year"] as const).map((period) => ({
        period,
        time: 300_000 * minute,
        netDeposits: 123_456_789,
        staked: 987_654_321,
        netResult: -123_456_789,
      })),
    },
  },
} satisfies NamedStates<StayInControlProps>;
