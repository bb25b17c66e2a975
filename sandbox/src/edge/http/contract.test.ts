import { randomUUID } from "node:crypto";
import { failureSchema } from "@grandstand/contract/account";
import type { calculateBuilder } from "@grandstand/contract/bet-builder";
import type { Ticket } from "@grandstand/contract/betslip";
import type { AnswerOf, Call } from "@grandstand/contract/call";
import { calls } from "@grandstand/contract/calls";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seededPassword } from "../../domain/seeding/seeded-accounts.ts";
import { defaultSessionLimits } from "../../domain/sessions/sessions.ts";
import { openVerification } from "../../domain/verification/verifications.ts";
import { createWorld } from "../../domain/world/index.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import { arrivalOf, identify } from "../../testing/identify.ts";
import { numberOf, registrationOf, smartRegistrationOf } from "../../testing/registration.ts";
import {
  type Credentials,
  type Sandbox,
  singleSlip,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { walletRequests } from "../../testing/wallet-requests.ts";
import type { WorldHost } from "../operator/world-host.ts";
import { startOperator } from "../start/start-operator.ts";

let sandbox: Sandbox;
let credentials: Credentials;
let ticket: Ticket;
let betId: string;
let quoteId: string;
let builderUuid: string | null;

beforeAll(async () => {
  sandbox = await startSandbox();
  credentials = await sandbox.logIn("verified_player");
  ticket = await sandbox.ticketFor(credentials, "a-home", 100);
  const placed = await sandbox.submit(credentials, ticket);
  betId = placed.body.bet?.id ?? "";
  quoteId = (await sandbox.quote(credentials, betId)).body.quote?.id ?? "";
  const priced = await sandbox.send<AnswerOf<typeof calculateBuilder>>(
    "POST",
    "/v1/betbuilder/calculate",
    builderOrder,
    credentials,
  );
  builderUuid = priced.body.ticket.uuid;
}, startTimeout);
afterAll(() => sandbox.close());

const query = "bookmaker=grandstand&lang=fr&country=BE";
const builderOrder = {
  selections: [
    { event_id: "brugge", market_id: "brugge-1x2", outcome_id: "b-home" },
    { event_id: "brugge", market_id: "brugge-goals", outcome_id: "b-over" },
  ],
  event_id: "brugge",
  precanned_id: null,
  bookmaker: "grandstand",
  lang: "fr",
  country: "BE",
};
/** The request of each call: the path with its query, and the body. */
interface CallRequest {
  path: string;
  body?: unknown;
  /** Another token than the person's. */
  bearer?: string;
}
const openSession = () => openVerification(sandbox.operator.database, "fr", fixedStart);
const sendNotification = async () => {
  const { body } = await sandbox.control("notifications", {
    username: "verified_player",
    kind: "Generic",
  });
  return body.id;
};
const requests: Record<string, () => CallRequest | Promise<CallRequest>> = {
  login: () => ({
    path: "/login",
    body: { username: "empty_wallet", password: seededPassword },
  }),
  logout: () => ({ path: "/logout" }),
  getSportifyToken: () => ({ path: "/user/getSportifyToken" }),
  getUser: () => ({ path: "/user" }),
  getBalance: () => ({ path: "/user/getBalance" }),
  getSettings: () => ({ path: "/user/settings" }),
  changeTimezone: () => ({
    path: "/user/changeTimezone",
    body: { timezone: "Europe/Brussels" },
  }),
  changeOddsFormat: () => ({
    path: "/user/changeOddsFormat",
    body: { odds_format: "fractional" },
  }),
  changeAcceptOdds: () => ({ path: "/user/changeAcceptOdds", body: { accept_odds: "higher" } }),
  changeLocale: () => ({ path: "/user/changeLocale", body: { locale: "nl" } }),
  logForbiddenActionAttempt: () => ({
    path: "/user/logForbiddenActionAttempt",
    body: { document_status: "pending", action: "bet_placement" },
  }),
  showCaptcha: () => ({ path: "/show-captcha" }),
  getDocumentSocket: () => ({ path: "/kss-jwt" }),
  getChatToken: () => ({ path: "/zendesk-jwt" }),
  getLimits: () => ({ path: "/user/limits" }),
  changeLimit: () => ({
    path: "/user/changeLimit",
    body: { kind: "stake", period: "month", value: 90_000 },
  }),
  changeRealityCheck: () => ({ path: "/user/changeRealityCheck", body: { minutes: 30 } }),
  getPlayFigures: () => ({ path: "/user/playFigures" }),
  getLoyaltyData: () => ({ path: "/user/getLoyaltyData" }),
  getBetBoostPromotions: () => ({ path: "/user/bet-boost-promotions" }),
  getCoinsBoostPromotions: () => ({ path: "/user/coins-boost-promotions" }),
  isBoosted: () => ({ path: "/user/is-boosted", body: { bet_id: ticket.uuid } }),
  coinsAreBoosted: () => ({ path: "/user/coins-are-boosted", body: { bet_id: ticket.uuid } }),
  getCoinsConverterData: () => ({ path: "/coins-converter/get-data" }),
  lookUpConversion: () => ({ path: `/coins-converter/conversion/${ticket.uuid}` }),
  convertCoins: () => ({
    path: "/coins-converter/convert-coins",
    body: { uuid: ticket.uuid, coins_amount: 10 },
  }),
  calculate: () => ({
    path: "/v1/betslip/calculate",
    body: singleSlip(sandbox.world, [["g-home", 100]]),
  }),
  submit: () => ({
    path: "/v1/betslip/submit",
    body: { ticket, accept_odds: "ACCEPT_NONE", lang: "fr", country: "BE" },
  }),
  lookUpTicket: () => ({ path: `/v1/betslip/ticket/${ticket.uuid}` }),
  getCashOutOffers: () => ({ path: "/v1/cash-out/offers" }),
  quoteCashOut: () => ({ path: "/v1/cash-out/quote", body: { bet_id: betId, lang: "fr" } }),
  acceptCashOut: () => ({
    path: "/v1/cash-out/accept",
    body: { quote_id: quoteId, amount: 1, lang: "fr" },
  }),
  lookUpCashOut: () => ({ path: `/v1/cash-out/${quoteId}` }),
  getBet: () => ({ path: `/v1/bets/${betId}?lang=fr` }),
  calculateBuilder: () => ({ path: "/v1/betbuilder/calculate", body: builderOrder }),
  submitBuilder: () => ({
    path: "/v1/betbuilder/submit",
    body: {
      ...builderOrder,
      uuid: builderUuid,
      stake: 100,
      current_odds: 2.75,
      accept_odds: "all",
    },
  }),
  getPrecannedBuilders: () => ({ path: `/v1/betbuilder/precanned?${query}&event_id=brugge` }),
  getCashOutHistory: () => ({ path: `/v1/cash-out/history?bet_id=${betId}` }),
  getBets: () => ({ path: "/v1/bets?lang=fr" }),
  getSettledDays: () => ({ path: "/v1/settled-days?time_zone=Europe%2FBrussels" }),
  getFavourites: () => ({ path: "/user/favourites" }),
  addFavourite: () => ({
    path: "/user/favourites/add",
    body: { kind: "event", id: "genk" },
  }),
  removeFavourite: () => ({
    path: "/user/favourites/remove",
    body: { kind: "event", id: "genk" },
  }),
  getBettingRecommendations: () => ({
    path: "/user/getBettingRecommendations?selectionsNumber=5",
  }),
  getMarketById: () => ({ path: "/sportify/getMarketById/genk-1x2" }),
  trackWidgetBet: () => ({
    path: "/user/trackWidgetBet",
    body: { bet_id: randomUUID(), origin: "betting_suggestion_widget" },
  }),
  search: () => ({ path: "/search?lang=fr&query=genk" }),
  getOffers: () => ({ path: "/content/offers?lang=fr" }),
  getRaceMeetings: () => ({ path: `/v1/racing/meetings?${query}` }),
  getRaceCard: () => ({ path: `/v1/racing/card?${query}&event_id=race` }),
  getCastOutcome: () => ({
    path: `/v1/racing/cast?${query}&market_id=race-forecast&runners=1,2`,
  }),
  getVirtuals: () => ({ path: `/v1/virtuals?${query}` }),
  getSports: () => ({ path: `/sports?${query}` }),
  getHome: () => ({ path: "/home?lang=fr" }),
  getContent: () => ({ path: "/content?url=support/faq&lang=fr" }),
  getSeo: () => ({ path: `/seo?path=/support/faq/&${query}` }),
  getReviewsWidget: () => ({ path: "/content/get-widget-by-name?name=trustpilot" }),
  getTopLeagues: () => ({ path: "/content/topLeague" }),
  getCountries: () => ({ path: "/content/countries" }),
  getCountriesOfResidence: () => ({ path: "/content/countriesOfResidence" }),
  register: () => ({
    path: "/register",
    body: registrationOf({ g_recaptcha_response: sandbox.operator.captcha.issue() }),
  }),
  registerSmart: () => ({
    path: "/register-smart",
    body: smartRegistrationOf({ natRegNumber: numberOf("1985-12-01", 125) }),
  }),
  validateEmail: () => ({ path: "/validate-email", body: { email: "free@example.test" } }),
  validateUsername: () => ({ path: "/validate-username", body: { username: "free_name" } }),
  validateNrn: () => ({ path: "/validate-nrn", body: { natRegNumber: numberOf("1990-01-01", 1) } }),
  validatePassport: () => ({
    path: "/validate-passport",
    body: { nationality: "FR", passportId: "EH1234567" },
  }),
  checkTestMode: () => ({ path: "/test/check" }),
  getNewTestAccountDetails: async () => {
    await sandbox.control("test-mode", { on: true });
    return { path: "/test/getNewTestAccountDetails?is_belgium=true" };
  },
  canAccess: () => ({ path: "/content/can-ip/access" }),
  canAccessFrom: () => ({ path: "/content/can-ip/192.0.2.7" }),
  getSessions: () => ({ path: "/user/sessions" }),
  endSessions: () => ({
    path: "/user/endSessions",
    body: { ids: ["00000000-0000-4000-8000-000000000000"] },
  }),
  legacyLogin: () => ({
    path: "/auth/login",
    body: { username: "promo_player", password: seededPassword },
  }),
  legacyUser: () => ({ path: "/auth/user" }),
  refreshSession: () => ({ path: "/auth/refresh", body: {} }),
  legacyRecover: () => ({ path: "/auth/recover", body: { username: "empty_wallet" } }),
  forgotPassword: () => ({ path: "/forgot-password", body: { username: "verified_player" } }),
  resetPassword: async () => {
    await sandbox.send("POST", "/forgot-password", { username: "promo_player" });
    const { mails } = (
      await sandbox.send<{ mails: { link: string }[] }>("GET", "/control/api/outbox")
    ).body;
    const password = "Recovered-1";
    const token = new URL(mails[0]?.link ?? "").hash.slice(1);
    return {
      path: "/reset-password",
      body: { token, password, password_confirmation: password },
    };
  },
  readIdentifiedPerson: async () => ({
    path: "/auth/itsme/person",
    body: await identify(sandbox.base, "belgian"),
  }),
  redeemUserToken: () => arrivalOf(sandbox, "verified_player"),
  getAllNotificationsAvailableForUser: () => ({
    path: "/notifications/getAllNotificationsAvailableForUser",
  }),
  getAllNotificationsAvailableForGuests: () => ({
    path: "/notifications/getAllNotificationsAvailableForGuests",
  }),
  markNotificationAsRead: async () => ({
    path: `/notifications/markNotificationAsRead/${await sendNotification()}`,
  }),
  markNotificationAsOpened: async () => ({
    path: `/notifications/markNotificationAsOpened/${await sendNotification()}`,
  }),
  acceptPrivacyPolicy: () => ({ path: "/notifications/system/acceptPrivacyPolicy" }),
  acceptTermsConditions: () => ({ path: "/notifications/system/acceptTermsConditions" }),
  getVerificationToken: () => ({ path: "/v1/auth/token" }),
  getVerificationActivity: () => ({ path: "/v1/veriff-status/get-global-status" }),
  openVerification: () => ({
    path: "/v1/session/tenant/grandstand/",
    body: { lang: "fr" },
    bearer: sandbox.operator.verification.issue().token,
  }),
  getVerificationStatus: async () => ({
    path: `/v1/session/tenant/grandstand/document-status/${await openSession()}`,
    bearer: sandbox.operator.verification.issue().token,
  }),
  linkVerification: async () => ({
    path: "/user/linkVeriffSessionToUser",
    body: { user_id: "account-1", veriff_vendor_data: await openSession() },
  }),
  openCashier: () => ({ path: "/cashier/deposit?platform=mobile" }),
  ...walletRequests(() => ({ sandbox, credentials })),
  getConfiguration: () => ({ path: `/v1/config?${query}` }),
  getActiveFreeBets: () => ({
    path: "/api/content/freebets/active?active=true&bookmaker=grandstand",
  }),
  getEvents: () => ({ path: `/v1/events?${query}` }),
  getLiveEvents: () => ({ path: `/v1/events-live?${query}` }),
  getSimpleEvents: () => ({ path: `/v1/events-simple?${query}` }),
  getMatchCentre: () => ({
    path: `/v1/match-centre?${query}&event_id=brugge&parts=play,line_ups,form,meetings,table`,
  }),
  getPriceHistory: () => ({ path: `/v1/price-history?${query}&outcome_id=b-home` }),
  getMarkets: () => ({ path: `/v1/markets?${query}&event_id=brugge` }),
  postSelections: () => ({
    path: `/v1/selections?${query}`,
    body: { ids: [{ outcome_id: "a-home", event_id: "anderlecht" }] },
  }),
  getPrematchMarkets: () => ({ path: `/v1/prematch/markets?${query}&event_id=genk` }),
  getLiveSelections: () => ({
    path: `/v1/live-selections?${query}&ids=b-over:brugge,a-home:anderlecht`,
  }),
};

function expectToFit(schema: v.GenericSchema, value: unknown): void {
  const parsed = v.safeParse(schema, value);
  expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
}

/** Logout is last: the others need the session. */
const inOrder = calls.toSorted((a, b) => Number(a.name === "logout") - Number(b.name === "logout"));

describe("the sandbox answers as the contract says", () => {
  it.each(inOrder.map((call) => [call.name, call] as const))("%s", async (name, call: Call) => {
    const request = await requests[name]?.();
    expect(request, "a new call needs a request here").toBeDefined();
    const { path = "", body, bearer } = request ?? {};
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : credentials;
    const answer = await sandbox.send(call.method, path, body, headers);
    expect(answer.status).toBe(200);
    expectToFit(call.answer, answer.body);
  });

  it.each(
    calls
      .filter(({ caller }) => caller === "user")
      .map(({ name, method }) => [name, method] as const),
  )("%s needs a session", async (name, method) => {
    const { path = "", body } = (await requests[name]?.()) ?? {};
    const answer = await sandbox.send(method, path, body);
    expect(answer.status).toBe(401);
    expectToFit(failureSchema, answer.body);
  });
});

/** The key of an event's main market. */
function mainKey(world: WorldHost, eventId: string): string {
  return world.markets(eventId, "fr")?.[0]?.id.slice(eventId.length + 1) ?? "";
}

describe("the real world behind it", () => {
  it("fits the contract too, in every language", { timeout: 60_000 }, async () => {
    const running = await startOperator({
      database: { kind: "memory", template: inject("databaseTemplate") },
      makeWorld: () => createWorld({ seed: 7, clock: () => fixedStart }),
      host: "127.0.0.1",
      port: 0,
      origins: [],
      bookmaker: "grandstand",
      sessionLimits: defaultSessionLimits,
      inPlayDelay: 0,
    });
    // The status of a document needs a session of its own service.
    const publicCalls = calls.filter(
      ({ name, caller, method }) =>
        caller === "visitor" && method === "GET" && name !== "getVerificationStatus",
    );
    running.operator.visitors.setTestMode(true);
    for (const language of ["fr", "nl", "en"] as const) {
      const headers = {
        "accept-language": language,
        bookmaker: "grandstand",
        device: "mobile",
        platform: "website",
      };
      const { world } = running.operator;
      const eventId = world.liveEventIds()[0] ?? "";
      const race =
        world
          .raceMeetings(language, "tomorrow")
          .flatMap(({ races }) => races)
          .at(0)?.event_id ?? "";
      const [main] = world.markets(eventId, language) ?? [];
      const own: Record<string, string> = {
        getPriceHistory: `outcome_id=${main?.outcomes[0]?.id}`,
        getMarkets: `event_id=${eventId}`,
        getMatchCentre: `event_id=${eventId}&parts=play,line_ups,form,meetings,table`,
        getPrematchMarkets: `event_id=${eventId}`,
        getPrecannedBuilders: `event_id=${eventId}`,
        getRaceCard: `event_id=${race}`,
        getCastOutcome: `market_id=${race}-tricast&runners=3,1,2`,
        search: "query=club",
        getContent: "url=support/faq",
        getSeo: "path=/support/faq/",
        getReviewsWidget: "name=trustpilot",
      };
      for (const call of publicCalls) {
        const parameters = `bookmaker=grandstand&country=BE&lang=${language}&ids=&${own[call.name] ?? ""}`;
        const path = call.path
          .replace("{marketId}", `${eventId}-${mainKey(world, eventId)}`)
          .replace("{ip}", "192.0.2.7");
        const answer = await fetch(`http://127.0.0.1:${running.port}${path}?${parameters}`, {
          headers,
        });
        expect(answer.status, call.name).toBe(200);
        expectToFit(call.answer, await answer.json());
      }
    }
    await running.close();
  });
});
