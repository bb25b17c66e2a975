import type { AnswerOf } from "@grandstand/contract/call";
import type { postSelections } from "@grandstand/contract/sportsbook";
import { noon } from "./fake-time.ts";

/** What the server says of an outcome. */
export type Offered = AnswerOf<typeof postSelections>["selections"][number];
interface Change {
  readonly odds?: number | null;
  readonly suspended?: boolean;
  readonly visible?: boolean;
  readonly status?: Offered["event"]["status"];
}

/** What the server says of an outcome of its own event. */
export function offered(number: number, change: Change = {}): Offered {
  const { status = "not_started", odds = 3, suspended = false, visible = true } = change;
  return {
    id: `o${number}`,
    event: {
      id: `e${number}`,
      name: `Match ${number}`,
      starts_at: new Date(noon + 3_600_000).toISOString(),
      type: "match",
      status,
      status_description: null,
      is_live: false,
      is_suspended: false,
      is_betplus: false,
      sport_id: "1",
      sport_slug: "football",
      competition_id: "101",
      competition_name: "Pro League",
      competition_slug: "pro-league",
      region_name: "Belgium",
      home_team: "Home",
      away_team: "Away",
      competitors: [],
      stats: null,
      matchSummary: null,
      market_count: 1,
    } as unknown as Offered["event"],
    market: {
      id: `m${number}`,
      event_id: `e${number}`,
      market_code: "default",
      name: "Match result",
      type: "1x2",
      is_suspended: false,
      outcomes: [
        {
          id: `o${number}`,
          market_id: `m${number}`,
          name: `Now ${number}`,
          fullname: `Now ${number}`,
          odds,
          is_each_way: false,
          has_ew: false,
          is_starting_price: false,
          suspended,
          visible,
          combo_boost_available: false,
        },
      ],
    },
  };
}
