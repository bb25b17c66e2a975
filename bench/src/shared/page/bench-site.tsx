import type { Configuration } from "@grandstand/app/core/configuration.ts";
import { createSite } from "@grandstand/app/core/site/create-site.ts";
import type { Site } from "@grandstand/app/core/site/site.ts";
import { SiteContext } from "@grandstand/app/core/site/site-context.ts";
import { lifecycles } from "@grandstand/app/features/frame/lifecycles.ts";
import { loadCatalogs } from "@grandstand/ui/locale";
import { createClock, createI18n, stoppedEnvironment, UiProvider } from "@grandstand/ui/provider";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

/** A site without a server, since a bench's measurements need none. */
const configuration: Configuration = {
  hosts: { account: nowhere(), betting: nowhere(), content: nowhere(), sportsbook: nowhere() },
  realtimeUrl: "ws://127.0.0.1:9",
  bookmaker: "bench",
  brandName: "Grandstand",
  licenceNumber: "",
  barredAge: 18,
  country: "BE",
  timeZone: "Europe/Brussels",
  promotions: false,
  readyBuilders: false,
  captchaUrl: nowhere(),
  cashierOrigin: nowhere(),
  applePayMerchant: "bench",
  statsUrl: nowhere(),
  responsiblePlayLinks: [],
  blogUrl: nowhere(),
  socialLinks: [],
  chatUrl: nowhere(),
  reviewsUrl: nowhere(),
  hubUrl: nowhere(),
  help: [],
  spanishSiteUrl: "https://es.example.com",
  responsiblePlayUrl: nowhere(),
};

function nowhere(): string {
  return "http://127.0.0.1:9/";
}

/** The site's own stores, as the root route makes them. */
export function makeSite(): Site {
  const start = {
    configuration,
    language: "fr" as const,
    startedAt: Date.now(),
    siteOrigin: location.origin,
    slugs: new Map(),
  };
  return createSite(start, lifecycles);
}

/** Draws children in a site as the root route does, in a router that has one page without data. */
export async function drawOn(site: Site, children: ReactNode): Promise<void> {
  const i18n = createI18n("fr", await loadCatalogs("fr"));
  const clock = createClock(site.startedAt, site.clock.now);
  const environment = { ...stoppedEnvironment(i18n), clock, announce: site.announcer.announce };
  const container = document.querySelector("main");
  if (!container) throw new Error("The page of the bench has no <main> to draw in.");
  const router = createMemoryRouter([{ path: "*", element: children }]);
  createRoot(container).render(
    <SiteContext value={site}>
      <UiProvider value={environment}>
        <RouterProvider router={router} />
      </UiProvider>
    </SiteContext>,
  );
}
