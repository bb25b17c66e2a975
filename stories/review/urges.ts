/** Something of the site that could urge a person to bet, or to bet more. */
export interface Urge {
  readonly what: string;
  /** What the product does of it, and where. */
  readonly kept: string;
  /** The operator's variable that takes it away; null where there is none. */
  readonly variable: string | null;
  /** What the variable is unless it is set; "not there" of what the product has not. */
  readonly usual: "on" | "off" | "not there" | "always on";
  /** What is left without it, or what there is in the place of a variable. */
  readonly without: string;
  /** The states that show it, by the ids of their stories. */
  readonly stories: readonly string[];
}

/** All of them, those that are off first. A new one is off until compliance has decided otherwise. */
export const urges: readonly Urge[] = [
  {
    what: "Counts of others’ bets.",
    kept: "The product has none: no call or message of the contract brings how many have bet on something, and no component shows it.",
    variable: null,
    usual: "not there",
    without: "They are added only with a variable, which is off, and with a line here.",
    stories: [],
  },
  {
    what: "Ready-made builders.",
    kept: "Bets that the operator has put together, with their price, on a match’s page once a person has switched its bet builder on.",
    variable: "READY_BUILDERS",
    usual: "off",
    without:
      "The builder is empty until a person chooses. Nothing of them is drawn, and nothing is requested.",
    stories: ["components-ready-builders--chosen", "components-builder-offer--off"],
  },
  {
    what: "Boosts, free bets and coins.",
    kept: "A boosted return is marked on the slip with what it adds; free bets are offered where a stake is typed; coins and a level come with what is staked.",
    variable: "PROMOTIONS",
    usual: "on",
    without: "No marker, page, word or call of them is left.",
    stories: ["components-bet-slip--boosted", "components-reward-list--of-each-kind"],
  },
  {
    what: "One more selection for a boost.",
    kept: "While a combined bet has too few selections, the slip says how many more raise its return, and by how much.",
    variable: "PROMOTIONS",
    usual: "on",
    without: "It goes with the boosts; no variable takes the sentence alone.",
    stories: ["components-bet-slip--combo-boost-not-reached"],
  },
  {
    what: "Suggestions.",
    kept: "Under the slip of a person who is logged in: up to five matches on which that person may like to bet, each with one market.",
    variable: null,
    usual: "always on",
    without:
      "The person’s own switch, on the list itself, is kept in the browser; switched off, nothing is requested. An operator that answers an empty list has none.",
    stories: ["components-suggestions--one", "components-suggestions--switched-off"],
  },
  {
    what: "A settled bet.",
    kept: "Under the header for eight seconds what a bet of the person paid, or why it lost, in one box and without a colour; and the number of those settled at My bets and at the inbox, where each is a line that waits. Nothing of goals, no message outside of the site.",
    variable: null,
    usual: "always on",
    without:
      "The person’s own switch, in the settings, is kept in the browser; switched off, nothing is requested. From 22 to 8 there is the number alone; in a break, or at a limit, nothing.",
    stories: ["components-settled-toast--lost", "components-site-settings--settled-bets-not-said"],
  },
  {
    what: "The last slip.",
    kept: "Under an empty slip what the person last bet on in this browser, at the prices of now and with the stake of any new slip; one button puts it on the slip and places nothing.",
    variable: null,
    usual: "always on",
    without:
      "In a break, or at a limit, there is none, and nothing is requested; it goes with a logout.",
    stories: ["components-last-slip--three", "components-last-slip--some-gone"],
  },
  {
    what: "The time that is left.",
    kept: "Lists and heads count down to a kick-off or an off: it is a fact of the event, in grey or ink, without a colour or a movement that hurries.",
    variable: null,
    usual: "always on",
    without: "No variable: without it no one knows until when a bet is taken.",
    stories: ["components-event-time--starting-soon", "components-race-head--last-minutes"],
  },
  {
    what: "Prices that have moved.",
    kept: "A corner of a price says for four seconds that it went up or down. Its history is shown only to whoever rests on a price or requests it.",
    variable: null,
    usual: "always on",
    without: "No variable: a price that changes without a sign would mislead.",
    stories: ["components-odds-button--moved-up", "components-odds-button--moved-down"],
  },
  {
    what: "The offer to cash out.",
    kept: "In the list of open bets, at the head of home, and on the page of a match on which a person has a bet: what the bet pays now. It never opens by itself.",
    variable: null,
    usual: "always on",
    without: "No variable: an operator that quotes no value has no offer.",
    stories: ["components-own-bets--without-a-cash-out", "components-open-bets--three"],
  },
  {
    what: "Notifications.",
    kept: "Messages of the operator, in the inbox or over the page, each of a kind that the contract names. The site sends none of its own, and asks for no permission to reach a person outside of it.",
    variable: null,
    usual: "always on",
    without:
      "No variable: which are sent, and to whom, is the operator’s, by the consents that a person gave. What is advertising goes to nobody without one.",
    stories: ["components-notification-popup--secondary-casino-account"],
  },
];
