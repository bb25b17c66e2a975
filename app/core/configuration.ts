import { locales } from "@grandstand/rules/locale";
import * as v from "valibot";

/**
 * A support hub or help line for players, or a register of exclusions, in one language. It is shown from the day on
 * which the operator's compliance has approved it; without that day it isn't.
 */
const helpSchema = v.object({
  kind: v.picklist(["support-hub", "help-line", "exclusion-register"]),
  locale: v.picklist(locales),
  name: v.pipe(v.string(), v.minLength(1)),
  href: v.pipe(v.string(), v.url(), v.startsWith("https://")),
  telephone: v.optional(v.pipe(v.string(), v.regex(/^[\d +]+$/))),
  approvedOn: v.optional(v.pipe(v.string(), v.isoDate())),
});

/** What `RESPONSIBLE_PLAY_HELP` holds, as JSON. */
export const helpListSchema = v.array(helpSchema);

/** How a further brand is drawn where its sheet does not reach. */
export const brandSchema = v.object({
  /** The name of its folder, and of its sheet's `data-brand`. */
  code: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The path of its mark, in a box of 24 by 20 units. */
  mark: v.pipe(v.string(), v.regex(/^[MLHVZCSQTA\d\s.,-]+$/i)),
  /** The header's colour, for the browser's bar above it. */
  header: v.pipe(v.string(), v.hexColor()),
  /** The page's, for the window of the installed site before it is drawn. */
  page: v.pipe(v.string(), v.hexColor()),
});

const hostSchema = v.pipe(v.string(), v.url());

/**
 * What one running site is pointed at. Read from the environment when the web server starts and
 * handed to the browser with the page, so that one build runs everywhere.
 */
export const configurationSchema = v.object({
  /** Base address of each of the operator's services. */
  hosts: v.object({
    account: hostSchema,
    betting: hostSchema,
    content: hostSchema,
    sportsbook: hostSchema,
  }),
  /** Address of the MQTT broker's WebSocket. */
  realtimeUrl: v.pipe(v.string(), v.regex(/^wss?:\/\//)),
  /** The brand's code, sent with every request. */
  bookmaker: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  brandName: v.string(),
  /** Absent for the brand that the components are drawn with. */
  brand: v.optional(brandSchema),
  licenceNumber: v.string(),
  /** Years below which the footer says that no one may be here (A1: 18). */
  barredAge: v.picklist([18, 21]),
  country: v.string(),
  /** IANA name of the zone of a person who has chosen none (B9: Europe/London). */
  timeZone: v.string(),
  /** Off: no trace of boosts, free bets and coins anywhere. */
  promotions: v.boolean(),
  /** On: a match's page has the bets that the operator has put together, where its builder is switched on. */
  readyBuilders: v.boolean(),
  /** The captcha's page, shown in a frame where the server requires it. */
  captchaUrl: v.pipe(v.string(), v.url()),
  /** The script of the support chat, loaded when the chat is opened (A2). */
  chatUrl: v.pipe(v.string(), v.url()),
  /** Scheme, host and port of the cashier's pages: what its frame says counts from there alone. */
  cashierOrigin: v.pipe(v.string(), v.url()),
  /** The name under which the operator accepts Apple Pay. */
  applePayMerchant: v.pipe(v.string(), v.minLength(1)),
  /** The statistics provider's page, framed with the query `event_id` (B2). */
  statsUrl: v.pipe(v.string(), v.url()),
  /** Organisations that help players, for the footer. */
  responsiblePlayLinks: v.array(
    v.object({
      name: v.string(),
      href: v.pipe(v.string(), v.url()),
      /** A picture of this site; a path from the root on. */
      logo: v.optional(v.string()),
    }),
  ),
  /** Where the brand writes on social networks, for the footer. */
  socialLinks: v.array(v.object({ name: v.string(), href: v.pipe(v.string(), v.url()) })),
  /** Help lines and registers of exclusions that are signed off, for the restrictions' messages. */
  help: helpListSchema,
  /** What players say of the brand, on another host; opens in a new tab. */
  reviewsUrl: v.pipe(v.string(), v.url()),
  /** On another host; opens in a new tab. */
  blogUrl: v.pipe(v.string(), v.url()),
  /** The brand's other products, on another host; opens in a new tab. */
  hubUrl: v.pipe(v.string(), v.url()),
  /** The provider's site for Spain, on another host. */
  spanishSiteUrl: v.pipe(v.string(), v.url()),
  /** Where the button of the under-21 message leads. */
  responsiblePlayUrl: v.pipe(v.string(), v.url()),
});
export type Configuration = v.InferOutput<typeof configurationSchema>;
