/** An amount in whole cents, always a safe integer once it is parsed. */
export type Cents = number;

/** The bounds of an amount that a person types, both included. */
export type AmountLimits = { minimum?: Cents; maximum?: Cents };

/** The currency of the site where a user's own is not known (B9). */
export const defaultCurrency = "EUR";

/** The bounds of stakes and deposits, and the default stake, in cents (B5, B9, A5). */
export const amountLimits = {
  /** The stake inputs of the bet slip. The calculation refuses 0, the input does not. */
  slipStake: { minimum: 0, maximum: 110_000 },
  /** The separate stake input used outside the slip. */
  otherStake: { minimum: 10, maximum: 1_000_000 },
  /** A deposit by wallet, in whole euro. */
  walletDeposit: { minimum: 100, maximum: 10_000_000 },
} as const satisfies Record<string, AmountLimits>;

/** The stake that every kind of bet starts with, and the step of the stake inputs, in cents (B9). */
export const defaultStake: Cents = 1_000;

/** What one press of an arrow key adds to or takes from a stake, in cents (B9). */
export const stakeStep: Cents = 100;
