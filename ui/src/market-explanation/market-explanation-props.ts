export interface MarketExplanationProps {
  /** As the server names it (B3, market type); a type without an explanation has no button. */
  readonly marketType: string;
  readonly marketName: string;
  /** Says of this selection too when it wins. */
  readonly selectionName?: string;
  /** For stories and pictures: open from the start. */
  readonly isInitiallyOpen?: boolean;
}

/** The types that are explained, each by two texts of its name. */
export const explainedMarkets = [
  "1x2",
  "total_goals",
  "both_teams_to_score",
  "double_chance",
  "draw_no_bet",
  "handicap",
  "half_time_result",
  "correct_score",
  "next_goal",
  "anytime_scorer",
  "first_scorer",
  "last_scorer",
  "player_shots_on_target",
  "match_winner",
  "set_winner",
  "total_games",
  "set_score",
  "win",
  "place",
  "forecast",
  "tricast",
  "map_winner",
  "map_handicap",
  "total_maps",
  "map_score",
  "outright_winner",
] as const;
export type ExplainedMarket = (typeof explainedMarkets)[number];
