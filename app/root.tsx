import { getSports, getTopLeagues } from "@grandstand/contract/content";
import { localePath, splitLocale } from "@grandstand/rules/locale";
import letters from "@grandstand/ui/letters.css?url";
import { browserColours } from "@grandstand/ui/page-frame";
import { PartBoundary } from "@grandstand/ui/part-error";
import styles from "@grandstand/ui/styles.css?url";
import { type ReactNode, Suspense, useEffect } from "react";
import {
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router-dom";
import { loaderTools } from "./.server/server-api.ts";
import { soon } from "./.server/soon.ts";
import { slugsOf } from "./.server/sport-slugs.ts";
import type { Route } from "./+types/root.ts";
import { afterNextPaint } from "./core/browser/browser.ts";
import { repeatEarlyEvents } from "./core/entry/early-events.ts";
import { firstScript } from "./core/entry/first-script.ts";
import { LostPage } from "./core/entry/lost-page.tsx";
import { pageRootId } from "./core/entry/page-root.ts";
import { discoverPages } from "./core/navigation/discover-pages.ts";
import { usePage } from "./core/navigation/page-context.ts";
import { afterParts } from "./core/site/parts-in-waiting.ts";
import { useFirstInteraction } from "./core/wording/first-interaction.ts";
import { wordingOfPage } from "./core/wording/page-wording.ts";
import { ErrorScreen } from "./features/frame/error-screen.tsx";
import { SiteProvider } from "./features/frame/site-provider.tsx";
import { toLeagueLinks, toSportLists } from "./features/menu/view.ts";

/** What every page has around it; fetched once, with the first page. No page waits for it long. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, configuration, language, siteOrigin } = loaderTools(request, context);
  const { bookmaker, country } = configuration;
  const query = { bookmaker, country, lang: language };
  const [sports, leagues] = await Promise.all([
    soon(api(getSports, { query })),
    soon(api(getTopLeagues)),
  ]);
  const known = sports.ok ? sports.value.sports : [];
  return {
    configuration,
    language,
    siteOrigin,
    startedAt: Date.now(),
    slugs: Object.fromEntries(slugsOf(known)),
    ...toSportLists(known, language),
    // None where they could not be had (B8); the menu then fetches them.
    leagues: toLeagueLinks(leagues.ok ? leagues.value : [], language),
  };
}

export const shouldRevalidate = () => false;

/** What the server's document leaves out of the layout comes in a task of its own, after the frame of hydration. */
function endFirstDocument(): void {
  void afterNextPaint().then(() => document.documentElement.removeAttribute("data-first-document"));
}

/**
 * The document itself, which the server alone writes: a browser draws within the element of the page (docs/decisions/102).
 * Meta and body are a fork of the tree there as head and body are here, and so are the page and its scripts: React counts
 * ids by forks.
 */
export function Layout({ children }: { children: ReactNode }) {
  const page = <Page>{children}</Page>;
  if (import.meta.env.SSR) return <ServerDocument page={page} />;
  return (
    <>
      <Meta />
      <Body>
        {page}
        {null}
      </Body>
    </>
  );
}

/** Where the document has its body: the page, and nothing for its scripts. */
function Body({ children }: { children: ReactNode }) {
  return children;
}

function ServerDocument({ page }: { page: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname);
  const { nonce } = usePage();
  const site = useRouteLoaderData<typeof loader>("root");
  const wording = wordingOfPage(useMatches().at(-1)?.loaderData);
  const brand = site?.configuration.brand;
  return (
    <html
      lang={locale}
      data-wording={wording}
      data-first-document=""
      data-brand={brand?.code}
      data-time-zone={site?.configuration.timeZone}
    >
      <head>
        <meta charSet="utf-8" />
        <script nonce={nonce}>{firstScript}</script>
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        {/* Odds, dates and references are no telephone numbers and no addresses to be made links of. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="theme-color" content={brand?.header ?? browserColours.header} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href={localePath("/manifest/", locale)} />
        <Meta />
        <link rel="stylesheet" href={styles} nonce={nonce} />
        {brand && <link rel="stylesheet" href={`/brands/${brand.code}/brand.css`} nonce={nonce} />}
        <noscript>
          <link rel="stylesheet" href={letters} nonce={nonce} />
        </noscript>
      </head>
      <body>
        <div id={pageRootId}>{page}</div>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * All that React draws. Where the server's HTML is not what React expects, since others have touched it, this is drawn
 * again within its element; an error that no part has kept to itself shows the error page here.
 */
function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary
      resetKey={pathname}
      renderError={(error, retry) => <ErrorScreen error={error} onRetry={retry} />}
    >
      <Suspense fallback={<LostPage />}>
        <DrawnPage>{children}</DrawnPage>
      </Suspense>
    </PartBoundary>
  );
}

/** Its effects set the page going: they run once React has taken over what is below, but for its parts. */
function DrawnPage({ children }: { children: ReactNode }) {
  useEffect(() => afterParts(repeatEarlyEvents), []);
  useEffect(endFirstDocument, []);
  useFirstInteraction(discoverPages);
  return children;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteProvider data={loaderData}>
      <Outlet />
    </SiteProvider>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
