/** What the components are for, as the welcome page groups them: each folder of `ui/src` once. */
export const componentGroups: readonly { readonly name: string; readonly folders: string }[] = [
  {
    name: "Press, choose and type",
    folders:
      "button icon-button link favourite-button field stake-input segmented-control select-button choice-list filter-chips each-way-toggle country-box search-box language-switcher scroll-top",
  },
  {
    name: "Prices, events and markets",
    folders:
      "odds-button price-history event-row row-notes event-header folded-head own-bets match-centre event-time event-statistics market-row market-group market-explanation score-digits live-list live-strip live-widget outright-card coupon coupon-list top-match sport-section coupon-days league-table player-reviews race-row next-races race-programme race-head race-card virtual-channel suggestions",
  },
  {
    name: "Bet",
    folders:
      "bet-slip bet-slip-line last-slip place-control floating-slip slip-settings system-chooser cast-composer free-bet-chooser bet-builder builder-offer builder-pill ready-builders boost-marker bet-receipt bet-card bet-summary open-bets bet-page bet-history cash-out-panel",
  },
  {
    name: "Account and money",
    folders:
      "login-overlay registration-wizard smart-registration password-recovery captcha-frame identity-check document-status account-panel drawer-account deposit-panel wallet-deposit cashier-overlay session-list",
  },
  {
    name: "Stay in control",
    folders:
      "stay-in-control limit-list limit-form self-test reality-check session-clock session-ending restriction-message country-restriction consent-dialog",
  },
  {
    name: "Loyalty and offers",
    folders: "loyalty-page loyalty-panel loyalty-popover coins-converter reward-list offer-list",
  },
  {
    name: "Tell a person",
    folders:
      "notice empty-state sentence part-error toasts settled-toast announcer badge notification-inbox notification-popup sticky-message overlay-message confirm-dialog dialog hover-panel update-banner offline-banner support-chat",
  },
  {
    name: "Marks of clubs, horses, countries and sports",
    folders: "crest silks kit logo-tile flag sport-icon level-mark mark-sheet mark-image",
  },
  {
    name: "The page around it",
    folders:
      "page-frame header footer bottom-bar sport-menu sport-index sport-shortcuts logo social-links site-settings shortcuts content-page help-page rich-text error-page offline-page skeleton",
  },
];
