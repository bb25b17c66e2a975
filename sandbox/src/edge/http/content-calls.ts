import { isIP } from "node:net";
import * as calls from "@grandstand/contract/content";
import * as countries from "@grandstand/contract/countries";
import { inEditorialOrder } from "../../domain/catalogue/competitions.ts";
import { findPage, findSeo } from "../../domain/content/content.ts";
import { listCountries, listCountriesOfResidence } from "../../domain/content/countries.ts";
import type { AccessibilityContacts } from "../../domain/content/statement.ts";
import { CallFailure, invalidRequest } from "../../kernel/call-failure.ts";
import type { Operator } from "../operator/operator.ts";
import type { VisitorAccess } from "../operator/visitors.ts";
import { homeCompetitions, liveHighlights, topMatch } from "./home-programme.ts";
import { type Route, visitorRoute } from "./route.ts";

/** How many popular leagues the menu lists. */
const topLeagues = 12;

function accessAnswer({ isAllowed, country }: VisitorAccess) {
  return { status: isAllowed, country_code: country };
}

/** Menus, the home page, and the configuration (B7). */
export function contentRoutes(
  {
    world,
    promotions,
    maximumPayout,
    visitors,
  }: Pick<Operator, "world" | "promotions" | "maximumPayout" | "visitors">,
  contacts?: AccessibilityContacts,
): Route[] {
  return [
    visitorRoute(calls.getSports, ({ query }) => ({
      sports: world.sports(query.lang).map((sport) => ({
        id: sport.id,
        slug: sport.slug,
        translated_slug: sport.translatedSlug,
        name: sport.name,
        category: sport.category,
        event_count: sport.eventCount,
        outright_count: sport.outrightCount,
        total: sport.eventCount + sport.outrightCount,
        is_parent: sport.isParent,
        is_virtual: sport.isVirtual,
      })),
    })),
    visitorRoute(calls.getHome, ({ query }) => {
      const competitions = homeCompetitions(world.competitions(query.lang, {}));
      const top = topMatch(competitions, (id) => world.statistics(id)?.table ?? []);
      return {
        server_time: world.now(),
        live: liveHighlights(world.competitions(query.lang, { live: true })),
        competitions,
        ...(top && { top_match: top }),
      };
    }),
    visitorRoute(calls.getTopLeagues, ({ language }) => {
      const slugs = new Map(
        world.sports(language).map((sport) => [sport.slug, sport.translatedSlug]),
      );
      return inEditorialOrder(world.competitions(language, {}))
        .filter(({ sport }) => sport.category === "sport")
        .slice(0, topLeagues)
        .map((competition) => ({
          id: competition.id,
          label: competition.name,
          url: `/${slugs.get(competition.sport.slug) ?? competition.sport.slug}/?competition=${competition.slug}`,
          icon: competition.sport.slug,
          ...(competition.country !== undefined && { country: competition.country }),
        }));
    }),
    visitorRoute(calls.getContent, ({ query, host }) => {
      const translation = findPage(query.url, query.lang, `http://${host}`, contacts);
      if (!translation) throw new CallFailure({ status: 404, message: "not-found" });
      return { translation };
    }),
    visitorRoute(calls.getSeo, ({ query }) => ({
      data: { data: { seo: findSeo(query.path, query.lang) } },
    })),
    visitorRoute(calls.getReviewsWidget, () => ({ is_displayed: true })),
    visitorRoute(countries.getCountries, ({ language }) => listCountries(language)),
    visitorRoute(countries.getCountriesOfResidence, ({ language }) =>
      listCountriesOfResidence(language),
    ),
    visitorRoute(countries.canAccess, () => accessAnswer(visitors.access())),
    visitorRoute(countries.canAccessFrom, ({ parameters }) => {
      if (isIP(parameters.ip ?? "") === 0) throw invalidRequest();
      return accessAnswer(visitors.access());
    }),
    // No steps means no boost (B3 Settings).
    visitorRoute(calls.getConfiguration, () => {
      const { percentSteps, mode } = promotions.comboBoost();
      return {
        combo_boost: { percent_steps: [...percentSteps], winnings_calc_mode: mode },
        maximum_payout: maximumPayout,
      };
    }),
  ];
}
