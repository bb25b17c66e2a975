import { MainLayout } from "@grandstand/app/features/frame/main-layout.tsx";
import { RouterLink } from "@grandstand/app/features/frame/router-link.tsx";
import { HomePage } from "@grandstand/app/features/pages/home-page.tsx";
import { createSite, type Site } from "@grandstand/app/site/create-site.ts";
import { runSite } from "@grandstand/app/site/run-site.ts";
import { SiteContext, useStorePart } from "@grandstand/app/site/site-context.ts";
import { type UiEnvironment, UiProvider, useEnvironment } from "@grandstand/ui/provider";
import { sportMenuStates } from "@grandstand/ui/sport-menu/states";
import { useEffect, useMemo } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { storyNow } from "../../support/story-surroundings.tsx";
import { configuration } from "./configuration.ts";
import type { FakeOperator } from "./fake-operator.ts";
import { sampleHome } from "./sample-home.ts";

/** Home on the site's own stores and connectors, with the fake operator for a server. */
export function JourneyPage({ operator }: { readonly operator: FakeOperator }) {
  const story = useEnvironment();
  const { locale, wording } = story;
  const site = useMemo(() => openSite(operator, locale), [operator, locale]);
  const router = useMemo(
    () => homeRouter(sampleHome(locale, wording.t("page.home.title"))),
    [locale, wording],
  );
  useEffect(() => runSite(site), [site]);
  const { oddsFormat, timeZone } = useStorePart(site.settings, (settings) => settings);
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
    <SiteContext value={site}>
      <UiProvider value={environment}>
        <RouterProvider router={router} />
      </UiProvider>
    </SiteContext>
  );
}

function openSite(operator: FakeOperator, language: UiEnvironment["locale"]): Site {
  return createSite(
    {
      configuration,
      language,
      startedAt: storyNow,
      siteOrigin: "https://grandstand.example",
      slugs: new Map(),
      menu: {
        sports: sportMenuStates.home.sports,
        esports: [],
        leagues: sportMenuStates.home.popular,
      },
    },
    operator.surroundings,
  );
}

function homeRouter(home: ReturnType<typeof sampleHome>) {
  const loader = () => home;
  const handle = { KeptPage: HomePage };
  const children = [
    { id: "home", index: true, loader, handle, element: null },
    // There are no other pages here: whatever is followed, home stays.
    { id: "elsewhere", path: "*", loader, handle, element: null },
  ];
  return createMemoryRouter([{ path: "/", element: <MainLayout />, children }], {
    hydrationData: { loaderData: { home } },
  });
}
