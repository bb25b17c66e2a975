import * as v from "valibot";
import { defineCall } from "./call.ts";
import {
  centsSchema,
  competitionSchema,
  eventSchema,
  idSchema,
  languageSchema,
  sportSchema,
} from "./entities.ts";
import { countryMarkSchema, decoration } from "./marks.ts";
import { tableRowSchema } from "./match-centre.ts";

const bookmaker = v.pipe(v.string(), v.minLength(1));

export const getSports = defineCall({
  name: "getSports",
  service: "content",
  method: "GET",
  path: "/sports",
  caller: "visitor",
  sections: ["B2", "B7"],
  job: "The sports, with how many events each has.",
  query: v.object({ lang: languageSchema, country: v.string(), bookmaker }),
  body: undefined,
  answer: v.object({ sports: v.array(sportSchema) }),
});

/** What a match is put before all others for: of the own country's leagues, the highest in their table, or the next. */
export const topMatchReasons = ["own_country", "best_placed", "soonest"] as const;
const standingSchema = v.pick(tableRowSchema, ["rank", "points", "form"]);

export const topMatchSchema = v.object({
  /** One of the events of `competitions`. */
  event_id: idSchema,
  reasons: v.array(v.picklist(topMatchReasons)),
  standings: decoration(v.object({ home: standingSchema, away: standingSchema })),
});
export type TopMatch = v.InferOutput<typeof topMatchSchema>;

export const getHome = defineCall({
  name: "getHome",
  service: "content",
  method: "GET",
  path: "/home",
  caller: "visitor",
  sections: ["B2", "B7", "B9"],
  job: "The home page: live highlights, and competitions in the 3markets view.",
  query: v.object({ lang: languageSchema }),
  body: undefined,
  answer: v.object({
    server_time: v.number(),
    live: v.array(eventSchema),
    competitions: v.array(competitionSchema),
    /** The match before all others; without it home begins with its lists. */
    top_match: decoration(topMatchSchema),
  }),
});

export const getTopLeagues = defineCall({
  name: "getTopLeagues",
  service: "content",
  method: "GET",
  path: "/content/topLeague",
  caller: "visitor",
  sections: ["B2", "B7"],
  job: "The popular competitions of the menu.",
  query: undefined,
  body: undefined,
  answer: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      url: v.string(),
      icon: v.string(),
      /** The flag before its name, instead of the icon. */
      country: decoration(countryMarkSchema),
    }),
  ),
});

/** Whether the way to the brand's reviews is shown; the name of the widget is the specification's. */
export const getReviewsWidget = defineCall({
  name: "getReviewsWidget",
  service: "content",
  method: "GET",
  path: "/content/get-widget-by-name",
  caller: "visitor",
  sections: ["A2", "A7", "B7", "B8"],
  job: "Whether the footer leads to the brand's reviews; a failure shows none.",
  query: v.object({ name: v.literal("trustpilot") }),
  body: undefined,
  answer: v.object({ is_displayed: v.boolean() }),
});

/** The boost's figures are read here and nowhere else (B3 Settings); an empty list means no boost. */
export const getConfiguration = defineCall({
  name: "getConfiguration",
  service: "betting",
  method: "GET",
  path: "/v1/config",
  caller: "visitor",
  sections: ["B7"],
  job: "What the bookmaker has configured for the slip.",
  query: v.object({ bookmaker, lang: languageSchema, country: v.string() }),
  body: undefined,
  answer: v.object({
    combo_boost: v.object({
      percent_steps: v.array(v.number()),
      winnings_calc_mode: v.picklist(["gross", "net"]),
    }),
    /** Cents that a ticket pays at most, whatever its odds come to; ours (decision 32). */
    maximum_payout: v.pipe(centsSchema, v.minValue(1)),
  }),
});

/** Addresses of the pages that the content service writes (B2), as its calls name them. */
export const contentPageUrls = [
  "support",
  "support/faq",
  "support/terms-conditions",
  "support/confidentiality",
  "support/privacy-policy",
  "support/responsible-gaming",
  "support/betting-guide",
  "support/deposit-limits",
  "support/contact-us",
  "support/accessibility",
  "cookie-policy",
] as const;
export type ContentPageUrl = (typeof contentPageUrls)[number];

/** A page as its author wrote it (B3); the contents are HTML, and are not trusted. */
export const contentPageSchema = v.object({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  meta_title: v.string(),
  meta_description: v.string(),
  title: v.string(),
  content: v.string(),
  terms_and_conditions_content: v.nullable(v.string()),
  faq_content: v.nullable(v.string()),
  banner_media_url: v.nullable(v.string()),
  keywords: v.string(),
  component: v.nullable(v.string()),
  requires_opt_in: v.boolean(),
});
export type ContentPage = v.InferOutput<typeof contentPageSchema>;

export const getContent = defineCall({
  name: "getContent",
  service: "content",
  method: "GET",
  path: "/content",
  caller: "visitor",
  sections: ["B2", "B7"],
  job: "A page of the content service; 404 where there is none.",
  query: v.object({ url: v.string(), lang: languageSchema }),
  body: undefined,
  answer: v.object({ translation: contentPageSchema }),
});

/** What search engines read of a page (B3, SEO data). */
export const getSeo = defineCall({
  name: "getSeo",
  service: "content",
  method: "GET",
  path: "/seo",
  caller: "visitor",
  sections: ["B3", "B7", "B8"],
  job: "Title, description and breadcrumbs of a page for searchers; null where there are none.",
  query: v.object({
    path: v.string(),
    params: v.optional(v.string()),
    lang: languageSchema,
    bookmaker,
  }),
  body: undefined,
  answer: v.object({
    data: v.object({
      data: v.object({
        seo: v.nullable(
          v.object({
            title: v.string(),
            description: v.string(),
            keywords: v.string(),
            variables: v.record(v.string(), v.string()),
            /** The names of the breadcrumbs. */
            crumbs: v.optional(v.array(v.string()), []),
            breadcrumbs: v.array(v.object({ name: v.string(), url: v.string() })),
            /** What the page says at its foot, in plain words. */
            footer_text: v.optional(v.nullable(v.string()), null),
          }),
        ),
      }),
    }),
  }),
});
