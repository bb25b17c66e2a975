import { readConfiguration } from "@grandstand/app/.server/configuration.ts";
import type { CallApi } from "@grandstand/app/core/client/client.ts";
import { createApi } from "@grandstand/app/core/client/create-api.ts";
import { createSite } from "@grandstand/app/core/site/create-site.ts";
import { featureStore } from "@grandstand/app/core/site/feature-store.ts";
import { runSite } from "@grandstand/app/core/site/run-site.ts";
import type { Site } from "@grandstand/app/core/site/site.ts";
import { storageKeys } from "@grandstand/app/core/storage/storage.ts";
import { createLazySlip } from "@grandstand/app/features/bet-slip/index.lazy.ts";
import type { LoadedSlip } from "@grandstand/app/features/bet-slip/whole-slip.ts";
import { lifecycles } from "@grandstand/app/features/frame/lifecycles.ts";
import { notificationsLifecycle } from "@grandstand/app/features/notifications/index.ts";
import { createFakeStorage, type FakeStorage } from "@grandstand/app/testing/fake-storage.ts";
import { createFakeTime, type FakeTime } from "@grandstand/app/testing/fake-time.ts";
import type { BetSlipView } from "@grandstand/ui/bet-slip";
import type { Network } from "./network.ts";

/** Notifications are followed over a page, which these tabs do not have. */
const withoutPage = lifecycles.filter((each) => each !== notificationsLifecycle);

/** One tab: a whole site without a page. */
export interface Tab {
  readonly site: Site;
  readonly slip: LoadedSlip["slip"];
  view(): BetSlipView;
  /** Presses the slip's control, whatever it is. */
  press(): void;
  /** The tab closes, with its pending requests. */
  close(): void;
}

/** Several tabs on one storage, one clock and one network. */
export interface StoreBrowser {
  readonly storage: FakeStorage;
  readonly time: FakeTime;
  readonly network: Network;
  readonly tabs: Tab[];
  /** Opens a tab and waits until its slip has its code, and its requests are answered. */
  open(): Promise<Tab>;
  /** Waits until nothing but held requests is pending. */
  settle(): Promise<void>;
  pass(milliseconds: number): Promise<void>;
}

interface BrowserOptions {
  readonly network: Network;
  readonly sandboxPort: number;
  /** Epoch milliseconds at which it is opened. */
  readonly startedAt: number;
  readonly tokens: { readonly token: string; readonly jwt: string };
  /** Called at each move of the clock. */
  readonly onTime: (now: number) => void;
}

export function openStoreBrowser(options: BrowserOptions): StoreBrowser {
  const { network, sandboxPort, startedAt, tokens } = options;
  const storage = createFakeStorage({ [storageKeys.auth]: JSON.stringify(tokens) });
  const time = createFakeTime(startedAt);
  const { site: configuration } = readConfiguration({ SANDBOX_PORT: String(sandboxPort) });
  const lock: { owner: Tab | null } = { owner: null };
  const tabs: Tab[] = [];

  async function settle() {
    for (let quiet = 0; quiet < 6; quiet = network.isQuiet() ? quiet + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function open(): Promise<Tab> {
    let isClosed = false;
    const never = new Promise<never>(() => undefined);
    const ofTab = (call: CallApi): CallApi =>
      (async (...given: Parameters<CallApi>) => {
        if (isClosed) return never;
        const answer = await network.during(() => call(...given));
        return isClosed ? never : answer;
      }) as CallApi;
    const setTimer = (run: () => void, milliseconds: number) =>
      time.setTimer(() => {
        if (!isClosed) run();
      }, milliseconds);
    const site = createSite(
      {
        configuration,
        language: "en",
        startedAt: time.now(),
        siteOrigin: "http://localhost:3000",
        slugs: new Map(),
      },
      withoutPage,
      {
        createApi: (dependencies) => ofTab(createApi(dependencies)),
        storage: storage.tab(),
        window: null,
        openSocket: () => ({ subscribe() {}, unsubscribe() {}, close() {} }),
        readNow: time.now,
        pageAge: 0,
        wantsLessData: () => false,
        scheduleFrame: (run) => void setTimer(run, 1),
        setTimer,
        async alone(_, run) {
          if (lock.owner !== null) return false;
          lock.owner = tab;
          await run();
          if (lock.owner === tab) lock.owner = null;
          return true;
        },
        visibility: {
          now: time.now,
          random: () => 0.5,
          setTimer,
          isAwake: () => network.isOnline && !isClosed,
          onWake: () => () => undefined,
        },
      },
    );
    const end = runSite(site);
    const { slip, view, press } = await featureStore(site, createLazySlip).load();
    const tab: Tab = {
      site,
      slip,
      press,
      view() {
        view.refresh();
        return view.getState();
      },
      close() {
        isClosed = true;
        end();
        tabs.splice(tabs.indexOf(tab), 1);
        if (lock.owner === tab) lock.owner = null;
      },
    };
    tabs.push(tab);
    await settle();
    return tab;
  }

  return {
    storage,
    time,
    network,
    tabs,
    open,
    settle,
    async pass(milliseconds) {
      const until = time.now() + milliseconds;
      while (time.now() < until) {
        const next = Math.min(...time.timers().filter((left) => left > 0), until - time.now());
        options.onTime(time.now() + next);
        await time.pass(next);
        await settle();
      }
    },
  };
}
