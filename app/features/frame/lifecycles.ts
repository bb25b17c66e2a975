import type { FeatureLifecycle } from "../../core/site/lifecycle.ts";
import { betBuilderLifecycle } from "../bet-builder/lifecycle.ts";
import { betSlipLifecycle } from "../bet-slip/lifecycle.ts";
import { favouritesLifecycle } from "../favourites/lifecycle.ts";
import { liveLifecycle } from "../live/lifecycle.ts";
import { loyaltyLifecycle } from "../loyalty/lifecycle.ts";
import { menuLifecycle } from "../menu/lifecycle.ts";
import { promotionsLifecycle } from "../promotions/lifecycle.ts";
import { searchLifecycle } from "../search/lifecycle.ts";

/** The features that live with the site, in the order in which they start and hear of a login. */
export const lifecycles: readonly FeatureLifecycle[] = [
  betSlipLifecycle,
  betBuilderLifecycle,
  loyaltyLifecycle,
  favouritesLifecycle,
  promotionsLifecycle,
  menuLifecycle,
  liveLifecycle,
  searchLifecycle,
];
