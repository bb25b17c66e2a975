import type { Limit } from "@grandstand/rules/limits";
import type { NamedStates } from "../testing/named-states.ts";
import type { LimitListProps } from "./limit-list.tsx";

const now = Date.UTC(2026, 10, 21, 13);
const hours = (count: number) => count * 3_600_000;

function limit(kind: Limit["kind"], period: Limit["period"], facts: Partial<Limit> = {}): Limit {
  return { kind, period, value: null, pending: null, used: 0, left: null, freesAt: null, ...facts };
}
const deposit = limit("deposit", "week", {
  value: 20_000,
  used: 15_000,
  left: 5_000,
  freesAt: now + hours(72),
});
const session = limit("session", "session", { value: 120, used: 45, left: 75 });
const others = [
  limit("stake", "day", { value: 5_000, used: 1_250, left: 3_750, freesAt: now + hours(12) }),
  limit("stake", "week"),
  limit("stake", "month"),
  limit("loss", "day"),
  limit("loss", "week", { value: 10_000, used: -2_000, left: 12_000 }),
  limit("loss", "month"),
] as const;
const loaded = {
  status: "loaded",
  limits: [deposit, ...others, session],
  changing: null,
  refusal: null,
} as const;
const props: LimitListProps = {
  list: loaded,
  onChange: () => undefined,
  onRetry: () => undefined,
};
const waiting = { ...deposit, pending: { value: 50_000, appliesAt: now + hours(48) } };

/** Every face of the list of limits, by name. */
export const limitListStates = {
  loading: { ...props, list: { status: "loading" } },
  failed: { ...props, list: { status: "failed" } },
  set: props,
  "nothing set": {
    ...props,
    list: {
      ...loaded,
      limits: [
        limit("deposit", "week", { value: 20_000, left: 20_000 }),
        ...others.map(({ kind, period }) => limit(kind, period)),
        limit("session", "session"),
      ],
    },
  },
  "raise waiting": { ...props, list: { ...loaded, limits: [waiting, ...others, session] } },
  reached: {
    ...props,
    list: {
      ...loaded,
      limits: [{ ...deposit, used: 20_000, left: 0 }, ...others, session],
    },
  },
  changing: { ...props, list: { ...loaded, changing: { kind: "deposit", period: "week" } } },
  "not changed": { ...props, list: { ...loaded, refusal: "" } },
  refused: {
    ...props,
    list: {
      ...loaded,
      refusal:
        "Votre limite de dépôt ne peut pas être relevée : vos documents doivent d’abord être validés.",
    },
  },
  "long text": {
    ...props,
    list: {
      ...loaded,
      limits: [
        {
          ...waiting,
          value: 98_765_432,
          left: 87_654_321,
          pending: { value: 99_999_999, appliesAt: now + hours(48) },
        },
        ...others,
        session,
      ],
    },
  },
} satisfies NamedStates<LimitListProps>;
