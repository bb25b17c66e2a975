import { updatePaces } from "@grandstand/rules/intervals";
import { createAnnouncer } from "@grandstand/ui/announcer";
import { loadCodeNow } from "@grandstand/ui/load-code";
import { createServerClock } from "../clock/server-clock.ts";
import { createMessagesStore } from "../messages/messages.ts";
import { createConnectionStore } from "../realtime/connection.ts";
import { createOddsFeed } from "../realtime/odds-feed.ts";
import { createOddsStore } from "../realtime/odds-store.ts";
import { createUpdatePace } from "../realtime/update-pace.ts";
import { createScheduler } from "../scheduler/scheduler.ts";
import { watchPerson } from "../session/person-activity.ts";
import { withRenewedToken } from "../session/renewed-token.ts";
import { createSessionStore, loggedIn, type SessionStore } from "../session/session.ts";
import { createSettingsStore } from "../settings/settings.ts";
import { createSlipOutline } from "../slip-outline/slip-outline.ts";
import { applyChannelEvent } from "./channel-events.ts";
import { browserDependencies, type SiteDependencies } from "./dependencies.ts";
import { isNarrowPage } from "./narrow-page.ts";
import { beginSession, endSession, reportNotKept } from "./session-changes.ts";
import type { FeatureLifecycle, Site, SiteStart } from "./site.ts";

const loadSettingsCalls = () => import("@grandstand/contract/settings");
const loadSessionCalls = () => import("../session/session-calls.ts");

/**
 * Makes the stores of one site and ties them together. On the server one is made for each request
 * and only rendered; in the browser `runSite` then sets it going.
 */
export function createSite(
  start: SiteStart,
  features: readonly FeatureLifecycle[],
  dependencies: SiteDependencies = browserDependencies(),
): Site {
  const { configuration, language, startedAt, siteOrigin, slugs } = start;
  const { storage, openSocket, nativeApp = null } = dependencies;
  const clock = createServerClock(dependencies.readNow, startedAt + dependencies.pageAge);
  const plainApi = dependencies.createApi({
    configuration,
    language,
    isMobile: isNarrowPage,
    nativePlatform: nativeApp?.platform,
    tokens: () => session.getState().tokens,
  });
  const api = withRenewedToken(plainApi, () => session);
  const connection = createConnectionStore(startedAt);
  const odds = createOddsStore(dependencies.scheduleFrame, clock.now);
  const messages = createMessagesStore();
  const settings = createSettingsStore({
    api,
    storage,
    timeZone: configuration.timeZone,
    wantsLessData: dependencies.wantsLessData,
    loadCalls: () => loadCodeNow(loadSettingsCalls),
    isLoggedIn: () => loggedIn(session.getState()),
    onNotKept: () => reportNotKept(site),
  });
  const session: SessionStore = createSessionStore({
    api,
    storage,
    activity: watchPerson(dependencies.window, clock.now),
    onLogin: (user) => beginSession(site, user),
    onLogout: (reason, ended) => endSession(site, reason, ended),
    loadCalls: () => loadCodeNow(loadSessionCalls),
  });
  const slipOutline = createSlipOutline();
  const pace = createUpdatePace({
    every: () => updatePaces[settings.getState().updates],
    isBetOn: (eventId) => slipOutline.getState().eventIds.includes(eventId),
    setTimer: dependencies.setTimer,
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
    loadWording: async () => start.loadWording?.(),
    api,
    nativeApp,
    storage,
    scheduler: createScheduler(dependencies.visibility),
    setTimer: dependencies.setTimer,
    alone: dependencies.alone,
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
      onServerTime: clock.sync,
      onChannel: ({ type }) => applyChannelEvent(site, type),
      onDropped: (reason, topic) => console.warn(`A message on ${topic} was dropped: ${reason}`),
    }),
  };
  return site;
}
