import { PageContext } from "@grandstand/app/core/navigation/page-context.ts";
import { RouterLink } from "@grandstand/app/core/navigation/router-link.tsx";
import { createSite } from "@grandstand/app/core/site/create-site.ts";
import { provideStore } from "@grandstand/app/core/site/feature-store.ts";
import { runSite } from "@grandstand/app/core/site/run-site.ts";
import type { Site } from "@grandstand/app/core/site/site.ts";
import { SiteContext } from "@grandstand/app/core/site/site-context.ts";
import { Deferred } from "@grandstand/app/core/wording/deferred-wording.tsx";
import { lifecycles } from "@grandstand/app/features/frame/lifecycles.ts";
import { MainLayout } from "@grandstand/app/features/frame/main-layout.tsx";
import { HomePage } from "@grandstand/app/features/home/home-page.tsx";
import { createMenu } from "@grandstand/app/features/menu/store.ts";
import { defaultLocale, type Locale, locales } from "@grandstand/rules/locale";
import {
  createTranslate,
  type UiEnvironment,
  UiProvider,
  useEnvironment,
} from "@grandstand/ui/provider";
import { sportMenuStates } from "@grandstand/ui/sport-menu/states";
import { type ReactNode, useEffect, useMemo } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { useStore } from "zustand";
import { storyNow } from "../../support/story-environment.tsx";
import { configuration } from "./configuration.ts";
import type { FakeOperator } from "./fake-operator.ts";
import { sampleHome } from "./sample-home.ts";

/** Another page than home, where the journey begins on one. */
interface JourneyRoute {
  readonly path: string;
  readonly page: ReactNode;
}

interface JourneyPageProps {
  readonly operator: FakeOperator;
  readonly route?: JourneyRoute;
}

/**
 * Home, or the page where the journey begins, on the site's own stores and connectors, with the fake
 * operator for a server.
 */
export function JourneyPage({ operator, route }: JourneyPageProps) {
  const story = useEnvironment();
  const { i18n } = story;
  // The site has no language of a host's own.
  const locale = locales.find((each) => each === story.locale) ?? defaultLocale;
  const site = useMemo(() => openSite(operator, locale), [operator, locale]);
  const router = useMemo(
    () => journeyRouter(sampleHome(locale, createTranslate(i18n.t)("page.home.title")), route),
    [locale, i18n, route],
  );
  useEffect(() => runSite(site), [site]);
  const { oddsFormat, timeZone } = useStore(site.settings, (settings) => settings);
  const environment = useMemo<UiEnvironment>(
    () => ({
      ...story,
      oddsFormat,
      timeZone,
      Link: RouterLink,
      announce: site.announcer.announce,
    }),
    [story, oddsFormat, timeZone, site],
  );
  return (
    <PageContext value={{ i18n, isWhole: true, nonce: undefined, entry: null, overlays: null }}>
      <SiteContext value={site}>
        <UiProvider value={environment}>
          <RouterProvider router={router} />
        </UiProvider>
      </SiteContext>
    </PageContext>
  );
}

function openSite(operator: FakeOperator, language: Locale): Site {
  const site = createSite(
    {
      configuration,
      language,
      startedAt: storyNow,
      siteOrigin: "https://grandstand.example",
      slugs: new Map(),
    },
    lifecycles,
    operator.dependencies,
  );
  const { sports, popular } = sportMenuStates.home;
  provideStore(site, createMenu, createMenu(site, { sports, esports: [], leagues: popular }));
  return site;
}

function journeyRouter(home: ReturnType<typeof sampleHome>, route?: JourneyRoute) {
  const loader = () => home;
  const handle = { KeptPage: HomePage };
  const children = [
    { id: "home", index: true, loader, handle, element: null },
    ...(route
      ? [{ id: "route", path: route.path, element: <Deferred>{route.page}</Deferred> }]
      : []),
    // There are no other pages here: whatever else is followed, home stays.
    { id: "elsewhere", path: "*", loader, handle, element: null },
  ];
  return createMemoryRouter([{ path: "/", element: <MainLayout />, children }], {
    initialEntries: [route?.path ?? "/"],
    hydrationData: { loaderData: { home } },
  });
}
