/** What a person lets happen to a price between the click and the bet (B3, Settings). */
export const acceptOddsSettings = ["all", "higher", "none"] as const;
export type AcceptOdds = (typeof acceptOddsSettings)[number];

/** The setting of a person who has chosen none (B9). */
export const defaultAcceptOdds: AcceptOdds = "none";
