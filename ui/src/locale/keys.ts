/** Every text of the French catalog, from which the others are translated: a file of it, a line. */
type French = typeof import("./fr/bet-builder.json") &
  typeof import("./fr/bet-slip.json") &
  typeof import("./fr/bottom-bar.json") &
  typeof import("./fr/common.json") &
  typeof import("./fr/coupon.json") &
  typeof import("./fr/error-page.json") &
  typeof import("./fr/event-header.json") &
  typeof import("./fr/event-row.json") &
  typeof import("./fr/event-time.json") &
  typeof import("./fr/favourite-button.json") &
  typeof import("./fr/footer.json") &
  typeof import("./fr/header.json") &
  typeof import("./fr/live-list.json") &
  typeof import("./fr/live-strip.json") &
  typeof import("./fr/live-widget.json") &
  typeof import("./fr/market-group.json") &
  typeof import("./fr/odds.json") &
  typeof import("./fr/page-frame.json") &
  typeof import("./fr/part-error.json") &
  typeof import("./fr/race-row.json") &
  typeof import("./fr/scroll-top.json") &
  typeof import("./fr/sport-menu.json") &
  typeof import("./fr/sport-shortcuts.json") &
  typeof import("./fr/later/account.json") &
  typeof import("./fr/later/bet-builder.json") &
  typeof import("./fr/later/bet-page.json") &
  typeof import("./fr/later/bet-progress.json") &
  typeof import("./fr/later/bet-slip.json") &
  typeof import("./fr/later/bet-summary.json") &
  typeof import("./fr/later/bet.json") &
  typeof import("./fr/later/captcha.json") &
  typeof import("./fr/later/cash-out.json") &
  typeof import("./fr/later/cashier-overlay.json") &
  typeof import("./fr/later/cashier.json") &
  typeof import("./fr/later/cast-composer.json") &
  typeof import("./fr/later/common.json") &
  typeof import("./fr/later/content.json") &
  typeof import("./fr/later/coupon-days.json") &
  typeof import("./fr/later/coupon-list.json") &
  typeof import("./fr/later/country-box.json") &
  typeof import("./fr/later/documents.json") &
  typeof import("./fr/later/event-header.json") &
  typeof import("./fr/later/event-statistics.json") &
  typeof import("./fr/later/favourites.json") &
  typeof import("./fr/later/help.json") &
  typeof import("./fr/later/history.json") &
  typeof import("./fr/later/last-slip.json") &
  typeof import("./fr/later/league-table.json") &
  typeof import("./fr/later/limits.json") &
  typeof import("./fr/later/live-list.json") &
  typeof import("./fr/later/login.json") &
  typeof import("./fr/later/loyalty.json") &
  typeof import("./fr/later/market-explanation.json") &
  typeof import("./fr/later/market-group.json") &
  typeof import("./fr/later/match-centre.json") &
  typeof import("./fr/later/overlay.json") &
  typeof import("./fr/later/own-bets.json") &
  typeof import("./fr/later/next-races.json") &
  typeof import("./fr/later/notifications.json") &
  typeof import("./fr/later/offer-list.json") &
  typeof import("./fr/later/offline-page.json") &
  typeof import("./fr/later/open-bets.json") &
  typeof import("./fr/later/outright-card.json") &
  typeof import("./fr/later/page.json") &
  typeof import("./fr/later/password-recovery.json") &
  typeof import("./fr/later/player-reviews.json") &
  typeof import("./fr/later/race-card.json") &
  typeof import("./fr/later/race-head.json") &
  typeof import("./fr/later/price-history.json") &
  typeof import("./fr/later/race-programme.json") &
  typeof import("./fr/later/registration.json") &
  typeof import("./fr/later/restrictions.json") &
  typeof import("./fr/later/reward-list.json") &
  typeof import("./fr/later/row-notes.json") &
  typeof import("./fr/later/search-box.json") &
  typeof import("./fr/later/sessions.json") &
  typeof import("./fr/later/settings.json") &
  typeof import("./fr/later/settled-toast.json") &
  typeof import("./fr/later/shared-slip.json") &
  typeof import("./fr/later/shortcuts.json") &
  typeof import("./fr/later/site.json") &
  typeof import("./fr/later/smart-registration.json") &
  typeof import("./fr/later/social-links.json") &
  typeof import("./fr/later/sport-index.json") &
  typeof import("./fr/later/sport-page.json") &
  typeof import("./fr/later/suggestions.json") &
  typeof import("./fr/later/support-chat.json") &
  typeof import("./fr/later/top-match.json") &
  typeof import("./fr/later/virtual-channel.json") &
  typeof import("./fr/later/wallet-deposit.json");

type Written = keyof French;

/** The base of a key with plural forms; `_one` is a form that every language has. */
type BaseOf<Key> = Key extends `${infer Base}_one` ? Base : never;

/** A key whose text depends on a count: it is looked up without the ending of its form. */
export type PluralKey = BaseOf<Written>;

/** A key of the catalogs, as `t` takes it. */
export type WordingKey = PluralKey | Exclude<Written, `${PluralKey}_${"one" | "many" | "other"}`>;
