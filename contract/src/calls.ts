import * as account from "./account.ts";
import * as betBuilder from "./bet-builder.ts";
import * as betslip from "./betslip.ts";
import type { Call } from "./call.ts";
import * as cashOut from "./cash-out.ts";
import * as cashier from "./cashier.ts";
import * as chat from "./chat.ts";
import * as coins from "./coins.ts";
import * as content from "./content.ts";
import * as countries from "./countries.ts";
import * as favourites from "./favourites.ts";
import * as freebets from "./freebets.ts";
import * as history from "./history.ts";
import * as identityApp from "./identity-app.ts";
import * as legacyAccount from "./legacy-account.ts";
import * as limits from "./limits.ts";
import * as loyalty from "./loyalty.ts";
import * as matchCentre from "./match-centre.ts";
import * as notifications from "./notifications.ts";
import * as offers from "./offers.ts";
import * as priceHistory from "./price-history.ts";
import * as promotions from "./promotions.ts";
import * as racing from "./racing.ts";
import * as recommendations from "./recommendations.ts";
import * as recovery from "./recovery.ts";
import * as registration from "./registration.ts";
import * as search from "./search.ts";
import * as sessions from "./sessions.ts";
import * as settings from "./settings.ts";
import * as smartRegistration from "./smart-registration.ts";
import * as sportIndex from "./sport-index.ts";
import * as sportsbook from "./sportsbook.ts";
import * as user from "./user.ts";
import * as userToken from "./user-token.ts";
import * as verification from "./verification.ts";
import * as virtuals from "./virtuals.ts";
import * as wallet from "./wallet.ts";

function callsOf(file: Record<string, unknown>): Call[] {
  return Object.values(file).filter(
    (value): value is Call =>
      typeof value === "object" && value !== null && "method" in value && "answer" in value,
  );
}

/** Every call there is: the sandbox routes them all, and the OpenAPI document lists them all. */
export const calls: readonly Call[] = [
  account,
  betBuilder,
  betslip,
  cashOut,
  cashier,
  chat,
  coins,
  content,
  countries,
  favourites,
  freebets,
  history,
  identityApp,
  legacyAccount,
  limits,
  loyalty,
  matchCentre,
  notifications,
  offers,
  priceHistory,
  promotions,
  racing,
  recommendations,
  recovery,
  registration,
  search,
  sessions,
  settings,
  smartRegistration,
  sportIndex,
  sportsbook,
  user,
  userToken,
  verification,
  virtuals,
  wallet,
].flatMap(callsOf);
