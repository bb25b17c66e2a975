import type { FeatureLifecycle } from "../../core/site/site.ts";
import { betBuilderLifecycle } from "../bet-builder/index.ts";
import { betNewsLifecycle } from "../bet-news/index.ts";
import { betSlipLifecycle } from "../bet-slip/index.ts";
import { favouritesLifecycle } from "../favourites/index.ts";
import { followedMatchLifecycle } from "../followed-match/index.ts";
import { liveLifecycle } from "../live/index.ts";
import { loyaltyLifecycle } from "../loyalty/index.ts";
import { menuLifecycle } from "../menu/index.ts";
import { notificationsLifecycle } from "../notifications/index.ts";
import { ownBetsLifecycle } from "../own-bets/index.ts";
import { promotionsLifecycle } from "../promotions/index.ts";
import { registrationLifecycle } from "../registration/index.ts";
import { searchLifecycle } from "../search/index.ts";
import { walletDepositLifecycle } from "../wallet-deposit/index.ts";

/** The features that live with the site, in the order in which they start and receive a login. */
export const lifecycles: readonly FeatureLifecycle[] = [
  betSlipLifecycle,
  betBuilderLifecycle,
  loyaltyLifecycle,
  favouritesLifecycle,
  promotionsLifecycle,
  menuLifecycle,
  liveLifecycle,
  ownBetsLifecycle,
  betNewsLifecycle,
  followedMatchLifecycle,
  searchLifecycle,
  registrationLifecycle,
  walletDepositLifecycle,
  notificationsLifecycle,
];
