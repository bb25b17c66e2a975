/** Where what was asked for, and what holds in Belgium, pull in two directions. */
export interface Tension {
  readonly what: string;
  /** What the product does, and where that can be changed. */
  readonly kept: string;
}

/** Shown first in the wording book, so that nobody signs off a text without knowing of them. */
export const tensions: readonly Tension[] = [
  {
    what: "Two ages.",
    kept: "The footer turns away people under 18, as specified, and everywhere else the age is 21. Both come from configuration.",
  },
  {
    what: "A deposit limit that the message does not know.",
    kept: "The deposit message speaks of 1 to 100,000 euro, while a player in Belgium starts with 200 euro a week. The amounts are configuration; the message must name the limit that holds.",
  },
  {
    what: "Free bets, boosts and coins.",
    kept: "Belgian law restricts them since 1 September 2024. One switch takes every trace of them off the site.",
  },
  {
    what: "London time.",
    kept: "The specified default time zone is Europe/London. Every time that a message names must say its zone; the default is configuration.",
  },
];
