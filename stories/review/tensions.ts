/** Where what was asked for, and what holds in Belgium, pull in two directions. */
export interface Tension {
  readonly what: string;
  /** What the product does. */
  readonly kept: string;
  /** What follows the law instead, and who decides on it. */
  readonly lawful: string;
}

/** Shown first in the wording book, so that nobody signs off a text without knowing of them. */
export const tensions: readonly Tension[] = [
  {
    what: "Two ages.",
    kept: "The footer turns away people under 18, as specified, and everywhere else the age is 21.",
    lawful: "BARRED_AGE=21 has the footer say 21. Compliance decides.",
  },
  {
    what: "A deposit limit that the message does not know.",
    kept: "The wallet’s message speaks of 1 to 100,000 euro, while a player in Belgium starts with 200 euro a week.",
    lawful:
      "The operator refuses what passes the limit, in words with what is left and from when it is more; the person’s limits name it. The law sets the amount.",
  },
  {
    what: "Free bets, boosts and coins.",
    kept: "Belgian law restricts them since 1 September 2024, and the site offers them as it comes.",
    lawful: "PROMOTIONS=off takes every trace of them off the site. Compliance decides.",
  },
  {
    what: "London time.",
    kept: "The specified default time zone is Europe/London. Every time that a message names says its zone.",
    lawful: "TIME_ZONE=Europe/Brussels is the zone of whoever has chosen none. Product decides.",
  },
];
