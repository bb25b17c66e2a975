import { contentPageUrls } from "@grandstand/contract/content";
import { controlSlugs } from "@grandstand/rules/limits";
import { defaultLocale, locales } from "@grandstand/rules/locale";
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@react-router/dev/routes";

/**
 * The pages of B2, once a language: French has no prefix. The same files serve all three; their ids carry the language,
 * because an id may be used only once.
 */
function pagesOf(locale: string): RouteConfigEntry[] {
  const id = (name: string) => `${locale}/${name}`;
  return [
    index("routes/home.tsx", { id: id("home") }),
    route("manifest", "routes/manifest.ts", { id: id("manifest") }),
    route("offline", "routes/offline.ts", { id: id("offline") }),
    route("live", "routes/live.tsx", { id: id("live") }),
    route("sports", "routes/sports.tsx", { id: id("sports") }),
    route("history", "routes/history.tsx", { id: id("history") }),
    route("history/:bet", "routes/receipt.tsx", { id: id("receipt") }),
    route("cash-out", "routes/cash-out.tsx", { id: id("cash-out") }),
    route("search", "routes/search.tsx", { id: id("search") }),
    route("register", "routes/register.tsx", { id: id("register") }),
    route("forgotten-password", "routes/forgotten-password.tsx", { id: id("forgotten-password") }),
    route("reset-password", "routes/reset-password.tsx", { id: id("reset-password") }),
    route("offers", "routes/offers.tsx", { id: id("offers") }),
    route("e-sports/match/:id", "routes/esports-match.tsx", { id: id("esports-match-id") }),
    route("e-sports/:slug", "routes/esport.tsx", { id: id("esport") }),
    route("virtual/:id/:slug", "routes/virtual.tsx", { id: id("virtual-slug") }),
    route("maxpayout", "routes/loyalty.tsx", { id: id("loyalty") }),
    route("maxpayout/your-maxpayout-levels", "routes/loyalty-levels.tsx", {
      id: id("loyalty-levels"),
    }),
    route("maxpayout/maxpayout-faq-terms", "routes/loyalty-terms.tsx", { id: id("loyalty-terms") }),
    ...controlSlugs.map((slug) =>
      route(slug, "routes/stay-in-control.tsx", { id: id(`stay-in-control/${slug}`) }),
    ),
    ...contentPageUrls.map((url) =>
      route(url, url === "support" ? "routes/help.tsx" : "routes/content.tsx", {
        id: id(`content/${url}`),
      }),
    ),
    route(":sport", "routes/sport.tsx", { id: id("sport") }),
    route(":sport/:competition/:slug", "routes/match-screen.tsx", { id: id("match-screen") }),
    route("*", "routes/not-found.tsx", { id: id("not-found") }),
  ];
}

export default locales.flatMap((locale) => {
  const frames = [
    layout("routes/main-layout.tsx", { id: `${locale}/main` }, pagesOf(locale)),
    layout("routes/auth-layout.tsx", { id: `${locale}/auth` }, [
      route("login", "routes/login.tsx", { id: `${locale}/login` }),
    ]),
  ];
  return locale === defaultLocale
    ? frames
    : [route(locale, "routes/language.tsx", { id: locale }, frames)];
}) satisfies RouteConfig;
