import type { EventView, MarketOutcomeView } from "../event-view/index.ts";
import { inMinutes, race } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { RaceRowProps } from "./race-row.tsx";

/** The race with each of its runners changed. */
function withRunners(change: (runner: MarketOutcomeView) => Partial<MarketOutcomeView>): EventView {
  const markets = race.markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((runner) => ({ ...runner, ...change(runner) })),
  }));
  return { ...race, markets };
}

const running: Partial<EventView> = {
  startsAt: inMinutes(-1),
  isLive: true,
  status: "live",
  clock: { matchSummary: { currentPhase: "race", startTimes: {}, normalTimeHalfDuration: 0 } },
};

/** Every face of a race's row, by name. */
export const raceRowStates = {
  "starting soon": { event: race },
  today: { event: { ...race, startsAt: inMinutes(210), isBetplus: true } },
  live: { event: { ...race, ...running } },
  suspended: {
    event: { ...withRunners(() => ({ isSuspended: true })), ...running, isSuspended: true },
  },
  "favourite withdrawn": {
    event: withRunners(({ number }) =>
      number === 1 || number === 5 ? { isWithdrawn: true, odds: null } : {},
    ),
  },
  "starting prices": { event: withRunners(() => ({ odds: "SP" })) },
  "two runners": {
    event: withRunners(({ number = 0 }) => ({ isWithdrawn: number > 2 })),
  },
  ended: { event: { ...race, status: "ended", startsAt: inMinutes(-30) } },
  cancelled: { event: { ...race, status: "cancelled", markets: [] } },
  "long text": {
    event: {
      ...withRunners(({ name }) => ({ name: `${name} van de Noordzeekust`, odds: 101.5 })),
      name: "Course 12 · Grand Prix de la Fédération nationale des courses de trot attelé",
    },
  },
} satisfies NamedStates<RaceRowProps>;
