/** What a person decided of something that axe leaves undecided. */
export interface AxeDecision {
  readonly rule: string;
  /** How axe's reason begins. */
  readonly why: string;
  /** The stories' ids before their names: a component, a journey, a page of Storybook. */
  readonly of: readonly string[];
  /** `outside`: the page of another party, which this statement does not cover. */
  readonly verdict: "no barrier" | "outside";
  readonly reason: string;
  /** How it was decided: measured in a browser, looked at in the drawn story, or proved by a rule's tests. */
  readonly basis: "measured" | "looked at" | "rule";
  readonly on: string;
}

const on = "2026-11-24";
const component = (folder: string) => `components-${folder}`;
const ground = "Element's background color could not be determined";

const withDialogs = [
  ..."account-panel cash-out-panel cashier-overlay coins-converter confirm-dialog consent-dialog country-restriction dialog event-statistics floating-slip limit-form login-overlay notification-inbox notification-popup overlay-message reality-check registration-wizard restriction-message session-ending session-list shortcuts site-settings smart-registration support-chat wallet-deposit"
    .split(" ")
    .map(component),
  ..."barred bet-builder cash-out coin-conversion lost-answer one-bet price-moves-before-placing wallet-deposit"
    .split(" ")
    .map((journey) => `journeys-${journey}`),
];

const withSegments = [
  ..."account-panel bet-builder bet-history bet-slip cash-out-panel cast-composer coupon-list floating-slip live-list notification-inbox race-card registration-wizard segmented-control site-settings stay-in-control"
    .split(" ")
    .map(component),
  ..."barred bet-builder cash-out coin-conversion home-on-a-phone-and-a-desk lost-answer one-bet price-moves-before-placing search wallet-deposit"
    .split(" ")
    .map((journey) => `journeys-${journey}`),
];

/** Every finding that axe calls incomplete, decided by rule, reason and component. */
export const axeDecisions: readonly AxeDecision[] = [
  {
    rule: "aria-hidden-focus",
    why: "Check that focusable elements are not tabbable",
    of: withDialogs,
    verdict: "no barrier",
    reason:
      "A modal dialog is open: what it covers is hidden from a screen reader and can't be reached, since the dialog holds the focus and its two guards hand it on (DIALOG-2).",
    basis: "rule",
    on,
  },
  {
    rule: "color-contrast",
    why: `${ground} because it is overlapped`,
    of: withSegments,
    verdict: "no barrier",
    reason:
      "The transparent radio button of a segment lies over its words so that all of it can be pressed, or the sticky foot of a slip or the row of a list's control lies over what scrolls there. Each text was measured on the ground that it stands on: 4.5:1 or more in each theme.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: `${ground} because it is overlapped`,
    of: [..."crest folded-head kit logo-tile match-centre search-box".split(" ").map(component)],
    verdict: "no barrier",
    reason:
      "Initials and numbers are drawn on a plate, the cloth or a tile, hidden from screen readers and with the name beside them. Their colour is chosen by its contrast: 4.5:1 or more, over ten thousand pairs of colours (CREST-4, KIT-2, LOGO-TILE-2).",
    basis: "rule",
    on: "2026-11-29",
  },
  {
    rule: "color-contrast",
    why: `${ground} because it is overlapped`,
    of: [component("event-header"), component("next-races"), component("race-head")],
    verdict: "no barrier",
    reason:
      "The ring around the minute of a match or the countdown of a race lies over it and has no fill. What is in it is the text's own colour on the card, which is measured, and is read out beside it.",
    basis: "looked at",
    on: "2026-11-29",
  },
  {
    rule: "color-contrast",
    why: `${ground} because it is overlapped`,
    of: [component("top-match")],
    verdict: "no barrier",
    reason:
      "Both sides' colours are drawn under the poster's words, at a lightness of 0.42 or less: computed over every hue, the words have 6.3:1 or more on them (TOP-MATCH-6). The initials on a crest are chosen by their contrast (CREST-4).",
    basis: "measured",
    on: "2026-11-30",
  },
  {
    rule: "color-contrast",
    why: `${ground} because element contains an image node`,
    of: [component("match-centre")],
    verdict: "no barrier",
    reason:
      "The minutes of the momentum's axis are texts of a drawing, in the faint colour of texts on the card, which is measured. The drawing's name says what it shows, and a table has its numbers.",
    basis: "looked at",
    on: "2026-11-29",
  },
  {
    rule: "color-contrast",
    why: "Element content contains only non-text characters",
    of: [component("match-centre")],
    verdict: "no barrier",
    reason:
      "An arrow says where the bars of a side are, beside the side's name and in its colour of texts, which is measured; it is hidden from screen readers.",
    basis: "looked at",
    on: "2026-11-29",
  },
  {
    rule: "color-contrast",
    why: "Element content contains only non-text characters",
    of: [component("open-bets")],
    verdict: "no barrier",
    reason:
      "An arrow leads from a bet's stake to its possible return, in the colour of their texts on the card, which is measured; it is hidden from screen readers, and what is read says both.",
    basis: "looked at",
    on: "2026-12-01",
  },
  {
    rule: "color-contrast",
    why: `${ground} because it partially overlaps`,
    of: [
      component("bet-builder"),
      component("bet-history"),
      component("bet-slip"),
      "journeys-barred",
    ],
    verdict: "no barrier",
    reason:
      "The text scrolls partly under a sticky foot of the same ground; each was measured on its own ground.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: "Element content is too short",
    of: [
      component("bet-builder"),
      component("bet-slip"),
      component("cast-composer"),
      component("folded-head"),
      component("kit"),
      component("logo-tile"),
      component("match-centre"),
      component("notification-inbox"),
      component("search-box"),
      component("top-match"),
      "journeys-barred",
      "journeys-lost-answer",
      "journeys-price-moves-before-placing",
    ],
    verdict: "no barrier",
    reason: "A figure of one character is text all the same, and was measured as such.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: `${ground} because it's partially obscured`,
    of: [
      ..."hover-panel match-centre notification-inbox race-head registration-wizard site-settings update-banner"
        .split(" ")
        .map(component),
    ],
    verdict: "no barrier",
    reason:
      "The text reaches into a part that scrolls, or over the edge of the box that axe takes for its ground; it stands on one ground, which was measured.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: `${ground} due to a pseudo element`,
    of: withSegments,
    verdict: "no barrier",
    reason:
      "The bar of a chosen segment is a pseudo element of the label, under its words and never behind them. Each text was measured on the ground that it stands on: 4.5:1 or more in each theme.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: `${ground} due to a pseudo element`,
    of: [component("bet-card"), component("bet-page"), component("bet-summary")],
    verdict: "no barrier",
    reason:
      "The line between a bet's selections is a pseudo element from 24 to 26 px, in the column of their signs: the words begin at 46 px. The edge of a chosen bet is 3 px at its side. Neither is behind a word, and their colours are those of texts on the card, which are measured.",
    basis: "measured",
    on: "2026-11-29",
  },
  {
    rule: "color-contrast",
    why: `${ground} due to a pseudo element`,
    of: [component("bet-receipt")],
    verdict: "no barrier",
    reason:
      "The notches of a coupon are half circles of 8 px at either end of its cut line, and the line between its selections is in the column of their signs: neither is behind a word. Ink on paper is measured with the tokens: 4.5:1 or more in each theme.",
    basis: "measured",
    on: "2026-11-30",
  },
  {
    rule: "color-contrast",
    why: `${ground} due to a pseudo element`,
    of: [component("race-head")],
    verdict: "no barrier",
    reason:
      "The line under the current race is a pseudo element of its link, below its words and never behind them; their colours are those of texts on the card, which are measured.",
    basis: "looked at",
    on: "2026-11-29",
  },
  {
    rule: "color-contrast",
    why: `${ground} due to a pseudo element`,
    of: [component("sport-index")],
    verdict: "no barrier",
    reason:
      "The line on which the leagues of a country hang is a pseudo element of one pixel under its flag; their names begin 24 px beside it, and nothing is written on it.",
    basis: "looked at",
    on: "2026-12-01",
  },
  {
    rule: "color-contrast",
    why: `${ground} due to a pseudo element`,
    of: [component("score-digits")],
    verdict: "no barrier",
    reason:
      "The fold of a score digit is behind the figure (SCORE-DIGITS-5); the figure was measured on the cell.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: "Axe encountered an error",
    of: [component("site-settings")],
    verdict: "no barrier",
    reason:
      "The middle of the sticky title is outside of the grid that axe makes of a page; its colours were measured.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: "Element has a 1:1 contrast ratio",
    of: [component("cashier-overlay")],
    verdict: "no barrier",
    reason:
      "It was not found again when axe ran on the drawn story; the words over the loader were measured at 4.5:1 or more.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: "Unable to determine contrast ratio",
    of: [component("sport-menu")],
    verdict: "no barrier",
    reason:
      "A name in a bar that scrolls sideways is out of sight until it is scrolled to; its colours were measured.",
    basis: "measured",
    on,
  },
  {
    rule: "color-contrast",
    why: "Element content contains only non-text characters",
    of: [component("market-row")],
    verdict: "no barrier",
    reason: "A minus sign heads a column; it was measured as text.",
    basis: "measured",
    on,
  },
  {
    rule: "frame-tested",
    why: "The iframe still has to be tested",
    of: ["captcha-frame", "cashier-overlay", "event-statistics", "identity-check"].map(component),
    verdict: "outside",
    reason:
      "The page in the frame is another party's. Stories draw an empty one; what stands around the frame is tested.",
    basis: "looked at",
    on,
  },
  {
    rule: "frame-title-unique",
    why: "Element's title attribute is not unique",
    of: ["captcha-frame", "identity-check"].map(component),
    verdict: "no barrier",
    reason:
      "A gallery shows the same frame in several states side by side; a page of the site has one.",
    basis: "looked at",
    on,
  },
  {
    rule: "aria-valid-attr-value",
    why: "Unable to determine if aria-controls referenced ID exists",
    of: [component("country-box")],
    verdict: "no barrier",
    reason:
      "The list that the button names is not drawn while nothing fits; the button is no stop of the Tab key, and the field itself says that nothing fits.",
    basis: "looked at",
    on,
  },
];

/** What is decided of one reason of axe's in one story; undefined where no one has decided. */
export function decisionOf(rule: string, why: string, storyId: string): AxeDecision | undefined {
  const of = storyId.split("--")[0] ?? "";
  return axeDecisions.find(
    (each) => each.rule === rule && why.startsWith(each.why) && each.of.includes(of),
  );
}
