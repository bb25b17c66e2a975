import type { NamedStates } from "../testing/named-states.ts";
import type { BoostMarkerProps } from "./boost-marker.tsx";
import type { BoostReason, BoostView } from "./boost-view.ts";

const facts = { kind: "bet", percent: 10, gain: 124 } as const;
const valid: BoostView = { ...facts, state: "valid", until: Date.UTC(2026, 10, 22, 21, 59) };

function invalid(...reasons: readonly BoostReason[]): BoostMarkerProps {
  return { boost: { ...facts, gain: null, state: "invalid", reasons } };
}

/** Every face of a boost marker, by name. */
export const boostMarkerStates = {
  valid: { boost: valid, selectionName: "Union Saint-Gilloise" },
  "valid, tip open": { boost: valid, isInitiallyOpen: true },
  "coins, valid": { boost: { ...valid, kind: "coins", percent: 50, gain: 300 } },
  "gain not known": { boost: { ...valid, gain: null, until: null } },
  "stake too low": invalid({ code: "stake-too-low", minimum: 500 }),
  "stake too high": invalid({ code: "stake-too-high", maximum: 5_000 }),
  "odds too low": invalid({ code: "odds-too-low", minimum: 1.8 }),
  "odds too high": invalid({ code: "odds-too-high", maximum: 6 }),
  "winnings too high": invalid({ code: "winnings-too-high", maximum: 20_000 }),
  "not for this bet": invalid({ code: "bet-type" }),
  "starting price": invalid({ code: "no-price" }),
  "invalid, tip open": {
    ...invalid({ code: "stake-too-low", minimum: 500 }, { code: "odds-too-low", minimum: 1.8 }),
    isInitiallyOpen: true,
  },
  pending: { boost: { ...facts, state: "pending" } },
  won: { boost: { ...facts, state: "won" } },
  lost: { boost: { ...facts, state: "lost" } },
  "coins, won": { boost: { ...facts, kind: "coins", percent: 50, gain: 1, state: "won" } },
  "coins, invalid": {
    boost: {
      kind: "coins",
      percent: 50,
      gain: null,
      state: "invalid",
      reasons: [{ code: "winnings-too-high", maximum: 2_000 }],
    },
  },
  "long text": {
    boost: { ...valid, percent: 12.5, gain: 12_345_678 },
    selectionName: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts",
    isInitiallyOpen: true,
  },
} satisfies NamedStates<BoostMarkerProps>;
