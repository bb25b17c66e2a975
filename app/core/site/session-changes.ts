import type { User } from "@grandstand/contract/user";
import { intervals } from "@grandstand/rules/intervals";
import { loadCode } from "@grandstand/ui/load-code";
import { createSlipType } from "../../features/bet-builder/slip-type.ts";
import { chosenCount } from "../../features/bet-slip/store.ts";
import { noFavourites } from "../../features/favourites/favourite-ids.ts";
import type { LogoutReason } from "../session/session.ts";
import { storageKeys } from "../storage/storage.ts";
import type { Site } from "./create-site.ts";
import { featureStore } from "./feature-store.ts";

const loadFavouritesCode = () => import("../../features/favourites/store.ts");
const loadPromotionsCode = () => import("../../features/promotions/promotions.ts");
const loadBuilderCode = () => import("../../features/bet-builder/bet-builder.ts");
const loadConverterCode = () => import("../../features/loyalty/coins-converter.ts");

/** What a login sets going (A4): the slip becomes the person's, settings are loaded, polls begin. */
export function takeUpSession(site: Site, user: User): void {
  const { session, settings, slip, placeBets, scheduler } = site;
  slip.claim(user.id);
  placeBets.resume(user.id);
  void resumeBuilder(site, user.id);
  void resumeConversion(site);
  void settings.load();
  void loadFavourites(site);
  scheduler.start("balance", { every: intervals.balancePoll, ask: session.refreshBalance });
  scheduler.start("user", { every: intervals.userPoll, ask: session.refreshUser });
  scheduler.start("auth sync", {
    every: intervals.authSync,
    ask: () => session.syncTokens(site.clock.now()),
  });
  if (site.configuration.promotions) void followPromotions(site, user);
  scheduler.start("session expiry", {
    every: intervals.sessionExpiryCheck,
    ask: async () => {
      session.checkExpiry(site.clock.now());
      return { kind: "done" };
    },
  });
}

/** Asks for the person's favourites, with code of their own; until then lists stand in their usual order. */
async function loadFavourites(site: Site): Promise<void> {
  const { createFavourites } = await loadCode(loadFavouritesCode);
  await featureStore(site, createFavourites).load();
}

/** Boosts come with code of their own, which nobody needs before a login. Without it there are none. */
async function followPromotions(site: Site, user: User): Promise<void> {
  const { startPromotions } = await loadCode(loadPromotionsCode);
  if (site.session.getState().user?.id === user.id) startPromotions(site);
}

/** A builder's ticket whose answer never came is asked for; its code comes only with one. */
async function resumeBuilder(site: Site, userId: string): Promise<void> {
  if (site.storage.read(storageKeys.builderPending) === null) return;
  const { createBetBuilder } = await loadCode(loadBuilderCode);
  featureStore(site, createBetBuilder).resume(userId);
}

/** A conversion whose answer never came is asked for; its code comes only with one. */
async function resumeConversion(site: Site): Promise<void> {
  if (site.storage.read(storageKeys.conversion) === null) return;
  const { createCoinsConverterStore } = await loadCode(loadConverterCode);
  featureStore(site, createCoinsConverterStore).resume();
}

/** The polls that run only while somebody is logged in. */
const personalPolls = ["balance", "user", "auth sync", "session expiry", "promotions"];

/**
 * What the end of a session ends (A4): the person's settings and polls; the page stays. Who leaves
 * takes the slip along, and is told so. Whose session ended by itself finds it again after the next login, and what
 * was under way is then asked for (reliability, fault 20).
 */
export function leaveSession(site: Site, reason: LogoutReason): void {
  const { settings, slip, scheduler, messages, favourites, storage } = site;
  for (const name of personalPolls) scheduler.stop(name);
  settings.forgetPerson();
  favourites.setState(noFavourites);
  if (reason === "asked" || reason === "other-tab") {
    // Another tab that leaves may have emptied it a moment ago.
    const { notice } = slip.getState();
    const isEmptied = chosenCount(slip.getState()) > 0 || notice === "emptied-elsewhere";
    slip.clear("logged-out");
    if (isEmptied) slip.notify("logged-out");
    storage.remove(storageKeys.searches);
    featureStore(site, createSlipType).setState("betslip", true);
    return messages.close();
  }
  slip.putDown(null);
  messages.open({ kind: "login", reason: reason === "timeout" ? "timed-out" : "session-ended" });
}
