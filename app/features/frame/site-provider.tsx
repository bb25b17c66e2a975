import { localePath } from "@grandstand/rules/locale";
import { createClock, type UiEnvironment, UiProvider } from "@grandstand/ui/provider";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useStore } from "zustand";
import { endAwaitedPerson } from "../../core/entry/awaited-person.ts";
import { usePage } from "../../core/navigation/page-context.ts";
import { RouterLink } from "../../core/navigation/router-link.tsx";
import { currencyOf } from "../../core/session/currency.ts";
import { createSite } from "../../core/site/create-site.ts";
import { enterSite } from "../../core/site/enter-site.ts";
import { provideStore } from "../../core/site/feature-store.ts";
import { afterParts } from "../../core/site/parts-in-waiting.ts";
import { runSite } from "../../core/site/run-site.ts";
import type { Site, SiteStart } from "../../core/site/site.ts";
import { SiteContext } from "../../core/site/site-context.ts";
import type { SportRoute } from "../../core/site/sport-slugs.ts";
import {
  createWordingLoader,
  DeferredWordingProvider,
} from "../../core/wording/deferred-wording.tsx";
import { fillSlipFromLink } from "../bet-slip/index.ts";
import { openNamedCashier } from "../cashier/index.ts";
import { createMenu, type Menu } from "../menu/index.ts";
import { lifecycles } from "./lifecycles.ts";
import { usePrefetchedCode } from "./use-prefetched-code.ts";

/** What every page has around it, as the server says it. */
export interface SiteData extends Omit<SiteStart, "slugs" | "loadWording">, Menu {
  readonly slugs: Readonly<Record<string, SportRoute>>;
}

/** Makes the site that a page runs on, starts it once the page is mounted, and gives it to everything below. */
export function SiteProvider({ data, children }: { data: SiteData; children: ReactNode }) {
  const { i18n, isWhole, entry, overlays } = usePage();
  const [loadWording] = useState(() => createWordingLoader(i18n, data.language, isWhole));
  const [site] = useState(() => openSite(data, loadWording));
  const oddsFormat = useStore(site.settings, (settings) => settings.oddsFormat);
  const timeZone = useStore(site.settings, (settings) => settings.timeZone);
  const currency = useStore(site.session, currencyOf);
  const isSettled = useStore(
    site.session,
    ({ status, isUnreachable }) => status !== "authenticating" || isUnreachable,
  );
  useEffect(() => (isSettled ? afterParts(endAwaitedPerson) : undefined), [isSettled]);
  const navigate = useNavigate();
  const [clock] = useState(() => createClock(site.startedAt, site.clock.now));
  useEffect(() => runSite(site), [site]);
  usePrefetchedCode(site);
  const isEntered = useRef(false);
  useEffect(() => {
    if (entry === null || isEntered.current) return;
    isEntered.current = true;
    void enterSite(site, entry, {
      goHome: () => navigate(localePath("/", site.language)),
      fillSharedSlip: (text) => void fillSlipFromLink(site, text),
      openCashier: (name) => openNamedCashier(site, name),
    });
  }, [site, entry, navigate]);
  const environment = useMemo<UiEnvironment>(
    () => ({
      locale: site.language,
      oddsFormat,
      timeZone,
      currency,
      clock,
      i18n,
      Link: RouterLink,
      brand: { name: site.configuration.brandName, mark: site.configuration.brand?.mark },
      flags: "/flags/",
      announce: site.announcer.announce,
      onBack: (close) => overlays?.open(close) ?? (() => undefined),
    }),
    [site, oddsFormat, timeZone, currency, clock, i18n, overlays],
  );
  return (
    <SiteContext value={site}>
      <UiProvider value={environment}>
        <DeferredWordingProvider load={loadWording}>{children}</DeferredWordingProvider>
      </UiProvider>
    </SiteContext>
  );
}

/** The site with its features, and the menu that the page came with. */
function openSite(
  { slugs, sports, esports, leagues, ...start }: SiteData,
  loadWording: (() => Promise<void>) | null,
): Site {
  const site = createSite(
    { ...start, slugs: new Map(Object.entries(slugs)), loadWording },
    lifecycles,
  );
  provideStore(site, createMenu, createMenu(site, { sports, esports, leagues }));
  return site;
}
