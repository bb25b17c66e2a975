import type { Language } from "@grandstand/contract/entities";
import { updatePaces } from "@grandstand/rules/intervals";
import { type AnnouncerStore, createAnnouncer } from "@grandstand/ui/announcer";
import { loadCodeNow } from "@grandstand/ui/load-code";
import type { StoreApi } from "zustand/vanilla";
import type { CallApi } from "../client/client.ts";
import { withRenewedToken } from "../client/renewed-token.ts";
import { createServerClock, type ServerClock } from "../clock/server-clock.ts";
import type { Configuration } from "../configuration.ts";
import { createMessagesStore, type MessagesStore } from "../messages/messages.ts";
import type { SportSlugs } from "../navigation/sport-slugs.ts";
import { type Connection, createConnectionStore } from "../realtime/connection.ts";
import { createOddsFeed, type OddsFeed } from "../realtime/odds-feed.ts";
import { createOddsStore, type OddsStore } from "../realtime/odds-store.ts";
import { createUpdatePace, type UpdatePace } from "../realtime/update-pace.ts";
import { createScheduler, type Scheduler } from "../scheduler/scheduler.ts";
import { createSessionStore, type SessionStore } from "../session/session.ts";
import { createSettingsStore, type SettingsStore } from "../settings/settings.ts";
import { createSlipOutline, type SlipOutlineStore } from "../slip-outline/slip-outline.ts";
import type { Storage } from "../storage/storage.ts";
import { applyChannelEvent } from "./channel-events.ts";
import type { FeatureLifecycle } from "./lifecycle.ts";
import { isNarrowPage } from "./narrow-page.ts";
import { beginSession, endSession } from "./session-changes.ts";
import { browserSurroundings, type SiteSurroundings } from "./surroundings.ts";

const loadSettingsCalls = () => import("@grandstand/contract/settings");
const loadUserCalls = () => import("@grandstand/contract/user");

/** One running site: its stores, its line to the server and its clock. Nothing of it is global. */
export interface Site {
  readonly configuration: Configuration;
  readonly language: Language;
  /** Where each sport's pages are, in the site's language. */
  readonly slugs: SportSlugs;
  readonly startedAt: number;
  /** Scheme, host and port under which visitors know the site. */
  readonly siteOrigin: string;
  readonly clock: ServerClock;
  readonly announcer: AnnouncerStore;
  readonly api: CallApi;
  readonly storage: Storage;
  readonly scheduler: Scheduler;
  /** Runs something after so many milliseconds, unless the returned function is called before. */
  readonly setTimer: SiteSurroundings["setTimer"];
  /** Runs something alone among all tabs, under a name. */
  readonly alone: SiteSurroundings["alone"];
  readonly connection: StoreApi<Connection>;
  readonly odds: OddsStore;
  readonly feed: OddsFeed;
  readonly pace: UpdatePace;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly messages: MessagesStore;
  readonly slipOutline: SlipOutlineStore;
  readonly features: readonly FeatureLifecycle[];
  /** The features' stores, by what made them; see `featureStore`. */
  readonly stores: Map<unknown, unknown>;
}

export interface SiteStart {
  readonly configuration: Configuration;
  readonly language: Language;
  /** Epoch milliseconds at which the server rendered the page. */
  readonly startedAt: number;
  readonly siteOrigin: string;
  readonly slugs: SportSlugs;
}

/**
 * Makes the stores of one site and ties them together. On the server one is made for each request
 * and only rendered; in the browser `runSite` then sets it going.
 */
export function createSite(
  start: SiteStart,
  features: readonly FeatureLifecycle[],
  surroundings: SiteSurroundings = browserSurroundings(),
): Site {
  const { configuration, language, startedAt, siteOrigin, slugs } = start;
  const { storage, openSocket } = surroundings;
  const clock = createServerClock(surroundings.readNow, startedAt + surroundings.pageAge);
  const plainApi = surroundings.createApi({
    configuration,
    language,
    isMobile: isNarrowPage,
    tokens: () => session.getState().tokens,
  });
  const api = withRenewedToken(plainApi, () => session);
  const connection = createConnectionStore(startedAt);
  const odds = createOddsStore(surroundings.scheduleFrame, clock.now);
  const messages = createMessagesStore();
  const settings = createSettingsStore({
    api,
    storage,
    timeZone: configuration.timeZone,
    wantsLessData: surroundings.wantsLessData,
    loadCalls: () => loadCodeNow(loadSettingsCalls),
  });
  const session: SessionStore = createSessionStore({
    api,
    storage,
    onLogin: (user) => beginSession(site, user),
    onLogout: (reason) => endSession(site, reason),
    loadGetUser: async () => (await loadCodeNow(loadUserCalls)).getUser,
  });
  const slipOutline = createSlipOutline();
  const pace = createUpdatePace({
    every: () => updatePaces[settings.getState().updates],
    isBetOn: (eventId) => slipOutline.getState().eventIds.includes(eventId),
    setTimer: surroundings.setTimer,
  });
  const { bookmaker } = configuration;
  const site: Site = {
    configuration,
    language,
    slugs,
    startedAt,
    siteOrigin,
    clock,
    announcer: createAnnouncer(),
    api,
    storage,
    scheduler: createScheduler(surroundings.wakefulness),
    setTimer: surroundings.setTimer,
    alone: surroundings.alone,
    connection,
    odds,
    messages,
    settings,
    session,
    slipOutline,
    features,
    stores: new Map(),
    pace,
    feed: createOddsFeed({
      pace,
      url: configuration.realtimeUrl,
      bookmaker,
      openSocket,
      odds,
      connection,
      onServerTime: clock.hear,
      onChannel: ({ type }) => applyChannelEvent(site, type),
      onDropped: (reason, topic) => console.warn(`A message on ${topic} was dropped: ${reason}`),
    }),
  };
  return site;
}
