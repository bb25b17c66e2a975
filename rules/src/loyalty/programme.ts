/**
 * What the programme's public pages show of it: levels with the points they begin at, and what a
 * stake earns. The specification names Blue and Platinum; the rest is the operator's.
 */
export const programme = {
  levels: [
    { name: "Blue", from: 0 },
    { name: "Platinum", from: 20_000 },
    { name: "Diamond", from: 60_000 },
    { name: "Black", from: 150_000 },
  ],
  /** For each whole euro of a settled bet's stake; a coin comes with them. */
  pointsPerEuro: 10,
  /** Coins that may be converted on one day in Brussels. */
  dailyCoinsLimit: 1_000,
} as const;
