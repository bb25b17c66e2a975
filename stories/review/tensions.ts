/** Where what was requested and what holds in Belgium pull in two directions. */
export interface Tension {
  readonly what: string;
  /** What the product does. */
  readonly kept: string;
  /** What the law says of it, as we read it; no legal advice. */
  readonly law: string;
  /** The setting that changes it and what it then does, or what there is instead of one. */
  readonly change: string;
  readonly decides: "compliance" | "product";
  /** The states that show it, by the ids of their stories. */
  readonly stories: readonly string[];
  /** The texts that have it, in part or whole: keys, or beginnings that end in `*`. */
  readonly keys: readonly string[];
}

/** Shown first in the wording book, so that no one signs off a text without knowing of them. */
export const tensions: readonly Tension[] = [
  {
    what: "Two ages.",
    kept: "The footer turns away people under 18, as specified; everywhere else the age is 21.",
    law: "Since 1 September 2024 nobody under 21 may bet, whatever the game.",
    change: "BARRED_AGE=21 has the footer say 21.",
    decides: "compliance",
    stories: ["components-footer--whole"],
    keys: ["footer.restriction"],
  },
  {
    what: "A deposit’s bounds that are not the person’s.",
    kept: "The wallet’s message speaks of 1 to 100,000 euro, as specified, while a player in Belgium starts with a limit of 200 euro a week.",
    law: "The limit of 200 euro a week holds on every site, until a person has it raised.",
    change:
      "No setting. The operator refuses what passes the limit and says what is left, and from when it is more; the list of limits names it.",
    decides: "product",
    stories: ["components-wallet-deposit--not-an-amount", "components-limit-list--set"],
    keys: ["apple.pay.*"],
  },
  {
    what: "Free bets, boosts and coins.",
    kept: "The site offers them as it comes.",
    law: "Free play, and gifts that lead to playing, are restricted since 1 September 2024.",
    change:
      "PROMOTIONS=off takes every trace of them off the site: markers, pages, words and calls.",
    decides: "compliance",
    stories: ["components-offer-list--offers", "components-reward-list--of-each-kind"],
    keys: ["bet-slip.boost.*", "reward-list.*", "offer-list.*", "coins-converter.*"],
  },
  {
    what: "Points for what is staked.",
    kept: "The loyalty programme gives points for each euro of a settled bet, whether it wins or loses; points raise the level.",
    law: "An advantage that grows with the stake asks for more play, which is what the restriction of gifts is about.",
    change:
      "PROMOTIONS=off takes the programme off the site with the other promotions; nothing takes it off alone.",
    decides: "compliance",
    stories: ["components-loyalty-page--visitor", "components-loyalty-page--terms"],
    keys: ["maxpayout.*", "loyalty.*"],
  },
  {
    what: "A boost that asks for one more selection.",
    kept: "While a combined bet has too few selections for a boost, the slip says how many more raise the return, and by how much.",
    law: "It is an invitation to bet on more than was chosen, at the moment of betting, and so on the near side of what gifts may not do.",
    change: "PROMOTIONS=off takes it away with the boosts; nothing takes the sentence off alone.",
    decides: "compliance",
    stories: ["components-bet-slip--combo-boost-not-reached"],
    keys: ["bet-slip.combo-boost.next*"],
  },
  {
    what: "The way to the casino.",
    kept: "The menu leads to the operator’s other games, in their own tab, and a notification tells of the second account there.",
    law: "Classes of licence are kept apart: a site, its address and a player’s account belong to one of them, and money does not move between accounts.",
    change: "HUB_URL says where the entry leads. No setting takes the entry off the menu.",
    decides: "compliance",
    stories: [
      "components-sport-menu--home",
      "components-notification-popup--secondary-casino-account",
    ],
    keys: ["sport-menu.hub", "notification.secondary_casino_account.*"],
  },
  {
    what: "A licence without its class.",
    kept: "The footer and the receipts give the licence’s number and who granted it, not which class it is of.",
    law: "Whoever takes bets online says by which licence; the class (F1+ for bets online) is a part of it.",
    change:
      "LICENCE_NUMBER is written as it is set, so that F1+ and the number can stand there. Without it the number is 000000, which is nobody’s.",
    decides: "compliance",
    stories: ["components-footer--whole", "components-bet-page--open"],
    keys: ["footer.licence"],
  },
  {
    what: "No line of prevention.",
    kept: "A receipt, and the picture that is shared of it, names the age from which one may bet and nothing else. The line that asked for moderation is gone.",
    law: "The decree on advertising of 2023 retired that line and says which message an advertisement carries; whether a shared receipt is one is not settled.",
    change: "No setting: the text itself (bet-page.responsible) is where a line would stand.",
    decides: "compliance",
    stories: ["components-bet-page--open"],
    keys: ["bet-page.responsible"],
  },
  {
    what: "Returns that are called gains.",
    kept: "The slip says return for what comes back, stake included. The boost of a single still says that it raises what the bet gains, in French and Dutch, and reward lists say it too.",
    law: "A price has to be clear: a gain that holds the stake looks larger than it is. A boost is computed on the profit, so its words are right only as long as it is.",
    change: "No setting: the words are those of the texts.",
    decides: "product",
    stories: ["components-reward-list--of-each-kind", "components-bet-slip--boosted"],
    keys: ["reward-list.bet-boost", "bet-slip.boost.bet.what"],
  },
  {
    what: "London time.",
    kept: "Who has chosen no time zone has Europe/London, as specified. Each time that a message names says its zone.",
    law: "A restriction has to say until when; an hour’s difference at its end is a dispute.",
    change: "TIME_ZONE=Europe/Brussels is the zone of whoever has chosen none.",
    decides: "product",
    stories: ["components-site-settings--first-visit"],
    keys: ["event-time.zone.*"],
  },
];
