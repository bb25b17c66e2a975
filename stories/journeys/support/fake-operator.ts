import type { SiteDependencies } from "@grandstand/app/core/site/dependencies.ts";
import { createFakeApi, type FakeApi, refused } from "@grandstand/app/testing/fake-api.ts";
import { createFakeStorage } from "@grandstand/app/testing/fake-storage.ts";
import { createFakeTime, type FakeTime } from "@grandstand/app/testing/fake-time.ts";
import {
  getBalance,
  getDocumentSocket,
  logForbiddenActionAttempt,
  showCaptcha,
} from "@grandstand/contract/account";
import {
  type Bet,
  calculate,
  lookUpTicket,
  submit,
  type Ticket,
} from "@grandstand/contract/betslip";
import { getConfiguration, getReviewsWidget } from "@grandstand/contract/content";
import { canAccess } from "@grandstand/contract/countries";
import { getFavourites } from "@grandstand/contract/favourites";
import { getActiveFreeBets } from "@grandstand/contract/freebets";
import { getBets, getSettledDays } from "@grandstand/contract/history";
import { getLimits, getPlayFigures } from "@grandstand/contract/limits";
import { getLoyaltyData } from "@grandstand/contract/loyalty";
import {
  getAllNotificationsAvailableForGuests,
  getAllNotificationsAvailableForUser,
} from "@grandstand/contract/notifications";
import {
  coinsAreBoosted,
  getBetBoostPromotions,
  getCoinsBoostPromotions,
  isBoosted,
} from "@grandstand/contract/promotions";
import { getBettingRecommendations } from "@grandstand/contract/recommendations";
import { checkTestMode } from "@grandstand/contract/registration";
import { changeAcceptOdds, changeOddsFormat, getSettings } from "@grandstand/contract/settings";
import { getUser, type User } from "@grandstand/contract/user";
import { getVerificationActivity } from "@grandstand/contract/verification";
import type { AcceptOdds } from "@grandstand/rules/accept-odds";
import type { Odds, OddsFormat } from "@grandstand/rules/odds";
import { storyNow } from "../../support/story-environment.tsx";
import { configuration } from "./configuration.ts";
import { createFakeFeed } from "./fake-feed.ts";
import { betOf, place, priceTickets } from "./fake-tickets.ts";
import { samplePrices } from "./sample-home.ts";

/** The person at the site, and which price moves they accept. */
export interface Visit {
  /** Null: a visitor. */
  readonly user: User | null;
  readonly acceptOdds?: AcceptOdds;
  readonly oddsFormat?: OddsFormat;
}

/**
 * An operator that answers by a script: no server, no network, and a time that moves only when the
 * story says so.
 */
export interface FakeOperator {
  /** Its answers, call by call; a story replaces those that it is about. */
  readonly server: FakeApi;
  readonly time: FakeTime;
  /** What a site takes from a browser; each page that is opened is a tab of the same one. */
  readonly dependencies: SiteDependencies;
  /** Publishes another price to every subscriber. */
  movePrice(outcomeId: string, odds: Odds): void;
  /** The bet that comes of a ticket at the prices of the moment. */
  betOf(ticket: Ticket): Bet;
}

export function createFakeOperator(visit: Visit): FakeOperator {
  const { user, acceptOdds = "none", oddsFormat = "decimal" } = visit;
  const server = createFakeApi();
  const time = createFakeTime(storyNow);
  const prices = new Map(samplePrices());
  const feed = createFakeFeed(prices, time.now);
  const auth = JSON.stringify({ token: "story", jwt: "story" });
  const settings = JSON.stringify({ oddsFormat, acceptOdds, timeZone: configuration.timeZone });
  const storage = createFakeStorage(user ? { auth, settings } : { settings });
  answerAccount(server, user, { acceptOdds, oddsFormat });
  answerPromotions(server, user);
  server.on(calculate, (input) => ({
    status: true,
    message: null,
    tickets: priceTickets(bodyOf(input)),
  }));
  server.on(getFavourites, () => ({ favourites: [] }));
  server.on(getReviewsWidget, () => ({ is_displayed: false }));
  server.on(submit, (input) => place(bodyOf(input), prices, time.now()));
  server.on(lookUpTicket, () => ({
    state: "running" as const,
    bet: null,
    message: null,
    meta: { error: null },
  }));
  return {
    server,
    time,
    movePrice: feed.movePrice,
    betOf: (ticket) => betOf(ticket, prices, time.now()),
    dependencies: {
      createApi: () => server.api,
      storage: storage.tab(),
      openSocket: feed.openSocket,
      window: null,
      pageAge: 0,
      readNow: time.now,
      wantsLessData: () => false,
      scheduleFrame: (flush) => void requestAnimationFrame(flush),
      setTimer: time.setTimer,
      async alone(_, run) {
        await run();
        return true;
      },
      visibility: {
        now: time.now,
        random: () => 0.5,
        setTimer: time.setTimer,
        isAwake: () => true,
        onWake: () => () => undefined,
      },
    },
  };
}

function bodyOf<Body>({ body }: { readonly body?: Body }): Body {
  if (body !== undefined) return body;
  throw new Error("The call needs a body and came without one.");
}

function answerAccount(
  server: FakeApi,
  user: User | null,
  { acceptOdds, oddsFormat }: { acceptOdds: AcceptOdds; oddsFormat: OddsFormat },
): void {
  server.on(getUser, () => user ?? refused(401));
  server.on(getBalance, () => ({ balance: user?.balance ?? 0 }));
  server.on(getSettings, () => ({
    data: {
      odds_format: oddsFormat,
      accept_odds: acceptOdds,
      locale: "fr" as const,
      timezone: configuration.timeZone,
      is_over_21: true,
      can_fast_deposit: false,
    },
  }));
  server.on(changeAcceptOdds, () => ({ status: true }));
  server.on(changeOddsFormat, () => ({ status: true }));
  server.on(logForbiddenActionAttempt, () => ({ status: true }));
  server.on(showCaptcha, () => ({ show_captcha: false }));
  server.on(getVerificationActivity, () => ({ active: true }));
  server.on(checkTestMode, () => ({ status: false }));
  server.on(getLimits, () => ({
    limits: [],
    reality_check_minutes: 60 as const,
    session_started_at: storyNow / 1_000 - 12 * 60,
  }));
  server.on(getPlayFigures, () => ({ figures: [] }));
  server.on(getBets, () => ({ bets: [], next_cursor: null }));
  server.on(getSettledDays, () => ({ days: [] }));
  server.on(canAccess, () => ({ status: true, country_code: "BE" }));
  const nothing = { notifications: { inbox: [], page: [] } };
  server.on(getAllNotificationsAvailableForGuests, () => nothing);
  server.on(getAllNotificationsAvailableForUser, () => nothing);
  // The documents are in order and stay so: their socket is for ever on its way.
  server.on(getDocumentSocket, () => new Promise<never>(() => {}));
}

/** Nothing is given away here: what a story is about would be lost among it. */
function answerPromotions(server: FakeApi, user: User | null): void {
  server.on(getConfiguration, () => ({
    combo_boost: { percent_steps: [], winnings_calc_mode: "gross" as const },
    maximum_payout: 25_000_000,
  }));
  server.on(getActiveFreeBets, () => ({ data: [] }));
  server.on(getBetBoostPromotions, () => []);
  server.on(getCoinsBoostPromotions, () => []);
  server.on(isBoosted, () => refused(404));
  server.on(coinsAreBoosted, () => refused(404));
  server.on(getLoyaltyData, () => user?.loyaltyData ?? refused(401));
  server.on(getBettingRecommendations, () => []);
}
