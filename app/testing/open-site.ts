import { createSite } from "../core/site/create-site.ts";
import type { SiteDependencies } from "../core/site/dependencies.ts";
import type { FeatureLifecycle, Site, SiteStart } from "../core/site/site.ts";
import { createFakeApi, type FakeApi } from "./fake-api.ts";
import { createFakeStorage } from "./fake-storage.ts";
import { createFakeTime, type FakeTime, noon } from "./fake-time.ts";

/** A whole site in French at noon, before a server and a clock that a test speaks for. */
export interface OpenSite {
  readonly site: Site;
  readonly server: FakeApi;
  readonly time: FakeTime;
}

/** Opens a site whose page is hidden, so that nothing is fetched again and again. */
export function openSite(
  features: readonly FeatureLifecycle[],
  { loadWording, ...changes }: Partial<SiteDependencies> & Pick<SiteStart, "loadWording"> = {},
): OpenSite {
  const time = createFakeTime();
  const server = createFakeApi();
  const configuration = {
    bookmaker: "house",
    brandName: "House",
    timeZone: "Europe/Brussels",
    country: "BE",
    cashierOrigin: "https://cashier.example",
    applePayMerchant: "merchant.example",
  };
  const start = {
    configuration: configuration as never,
    language: "fr" as const,
    startedAt: noon,
    siteOrigin: "https://bets.example",
    slugs: new Map(),
    ...(loadWording && { loadWording }),
  };
  const site = createSite(start, features, {
    createApi: () => server.api,
    storage: createFakeStorage().tab(),
    window: null,
    openSocket: () => ({ subscribe() {}, unsubscribe() {}, close() {} }),
    pageAge: 0,
    readNow: time.now,
    setTimer: time.setTimer,
    scheduleFrame: (flush) => flush(),
    wantsLessData: () => false,
    alone: async () => true,
    visibility: {
      now: time.now,
      random: () => 0.5,
      setTimer: time.setTimer,
      isAwake: () => false,
      onWake: () => () => undefined,
    },
    ...changes,
  });
  return { site, server, time };
}
