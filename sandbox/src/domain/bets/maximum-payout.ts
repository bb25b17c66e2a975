/** The default of the most that a bet pays: 250,000 euro, in cents. */
export const usualMaximumPayout = 25_000_000;
