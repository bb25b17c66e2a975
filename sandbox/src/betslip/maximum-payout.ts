/** What a bet pays at most unless the bookmaker is told otherwise: 250,000 euro, in cents. */
export const usualMaximumPayout = 25_000_000;
