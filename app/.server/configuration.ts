import { defaultTimeZone } from "@grandstand/rules/event-time";
import * as v from "valibot";
import { type Configuration, configurationSchema, helpListSchema } from "../core/configuration.ts";
import { brandCodes, firstBrand, readBrand } from "./brand.ts";

/** The variables of a process, as `process.env` holds them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the web server needs: its own part, and the part that goes to the browser with each page. */
export interface ServerConfiguration {
  readonly port: number;
  /** Scheme, host and port under which visitors know the site; canonical addresses begin with it. */
  readonly siteOrigin: string;
  /** Origins of the pages that may be framed beside the cashier's: verification, statistics, captcha, chat, wallet. */
  readonly frameHosts: readonly string[];
  /** Origins that the support chat's script connects to. */
  readonly chatHosts: readonly string[];
  /** Off: browsers that have the service worker remove it, with all that it kept. */
  readonly worker: boolean;
  /**
   * The number of proxies in front of the web server; each adds to `X-Forwarded-For` the address that it was reached
   * from.
   */
  readonly trustedProxies: number;
  /** Seconds that an idle connection stays open: longer than the balancer in front leaves it idle. */
  readonly keepAlive: number;
  readonly site: Configuration;
}

/** A variable that the site can't start with. The message names it, and what to write instead. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

type Reader = (variable: string, usual: string) => string;

const services = ["account", "betting", "content", "sportsbook"] as const;

/**
 * Reads the site's configuration from the variables of the process. What is missing falls back to
 * the sandbox on this machine. Throws a ConfigurationError that names the variable that is wrong.
 */
export function readConfiguration(environment: Environment): ServerConfiguration {
  const read: Reader = (variable, usual) => environment[variable]?.trim() || usual;
  const port = readPort("SITE_PORT", read("SITE_PORT", "3000"));
  const sandboxPort = readPort("SANDBOX_PORT", read("SANDBOX_PORT", "4000"));
  const cashierPort = readPort("CASHIER_PORT", read("CASHIER_PORT", String(sandboxPort + 1)));
  const sandbox = `localhost:${sandboxPort}`;
  const cashier = `http://localhost:${cashierPort}`;
  return {
    port,
    siteOrigin: readOrigin("SITE_ORIGIN", read("SITE_ORIGIN", `http://localhost:${port}`)),
    frameHosts: readOrigins("FRAME_HOSTS", read("FRAME_HOSTS", `http://${sandbox}`)),
    chatHosts: readOrigins("CHAT_HOSTS", read("CHAT_HOSTS", `http://${sandbox}`), [
      ...["https:", "http:", "wss:", "ws:"],
    ]),
    worker: readSwitch("WORKER", read("WORKER", "on")),
    trustedProxies: readCount("TRUSTED_PROXIES", read("TRUSTED_PROXIES", "0"), [0, 10]),
    keepAlive: readCount("KEEP_ALIVE", read("KEEP_ALIVE", "75"), [1, 3_600]),
    site: readSite(read, sandbox, cashier),
  };
}

function readSite(read: Reader, sandbox: string, cashier: string): Configuration {
  const host = (service: string) =>
    readBase(
      `${service.toUpperCase()}_URL`,
      read(`${service.toUpperCase()}_URL`, `http://${sandbox}`),
    );
  const [account, betting, content, sportsbook] = services.map(host);
  const brand = readBrandOf("BRAND", read("BRAND", firstBrand));
  const answer = v.safeParse(configurationSchema, {
    hosts: { account, betting, content, sportsbook },
    realtimeUrl: readSocket("REALTIME_URL", read("REALTIME_URL", `ws://${sandbox}/realtime`)),
    bookmaker: read("BOOKMAKER", "grandstand"),
    brandName: read("BRAND_NAME", brand?.name ?? "Grandstand"),
    brand: brand ?? undefined,
    licenceNumber: read("LICENCE_NUMBER", "000000"),
    barredAge: readBarredAge("BARRED_AGE", read("BARRED_AGE", "18")),
    country: readCountry("COUNTRY", read("COUNTRY", "BE")),
    timeZone: read("TIME_ZONE", defaultTimeZone),
    promotions: readSwitch("PROMOTIONS", read("PROMOTIONS", "on")),
    readyBuilders: readSwitch("READY_BUILDERS", read("READY_BUILDERS", "off")),
    captchaUrl: readBase("CAPTCHA_URL", read("CAPTCHA_URL", `http://${sandbox}/captcha/`)),
    chatUrl: readBase("CHAT_URL", read("CHAT_URL", `http://${sandbox}/chat/snippet.js`)),
    cashierOrigin: readOrigin("CASHIER_ORIGIN", read("CASHIER_ORIGIN", cashier)),
    applePayMerchant: read("APPLE_PAY_MERCHANT", "merchant.example.grandstand"),
    statsUrl: readBase("STATS_URL", read("STATS_URL", `http://${sandbox}/statistics/`)),
    reviewsUrl: readBase("REVIEWS_URL", read("REVIEWS_URL", "https://reviews.example.com")),
    blogUrl: readBase("BLOG_URL", read("BLOG_URL", "https://blog.example.com")),
    hubUrl: readBase("HUB_URL", read("HUB_URL", "https://hub.example.com")),
    spanishSiteUrl: readBase(
      "SPANISH_SITE_URL",
      read("SPANISH_SITE_URL", "https://es.example.com"),
    ),
    responsiblePlayLinks: readLinks(
      "RESPONSIBLE_PLAY_LINKS",
      read("RESPONSIBLE_PLAY_LINKS", usualLinks),
    ),
    socialLinks: readLinks("SOCIAL_LINKS", read("SOCIAL_LINKS", usualSocialLinks)),
    help: readHelp(read("RESPONSIBLE_PLAY_HELP", "[]")),
    responsiblePlayUrl: readBase(
      "RESPONSIBLE_PLAY_URL",
      read("RESPONSIBLE_PLAY_URL", "https://www.gamingcommission.be"),
    ),
  });
  if (answer.success) return answer.output;
  const [issue] = answer.issues;
  // All the others were read above with a message of their own.
  throw wrong("BOOKMAKER", String(issue.input), "lower-case letters, digits and dashes");
}

/** Help for players in Belgium, and the regulator. */
const usualLinks =
  "Gambling Commission=https://www.gamingcommission.be,/logos/regulator.svg Gokhulp=https://www.gokhulp.be,/logos/help.svg Joueurs Info Service=https://www.aide-aux-joueurs.be,/logos/help.svg";

/** Examples: a brand has its own. */
const usualSocialLinks =
  "Facebook=https://facebook.example.com Instagram=https://instagram.example.com X=https://x.example.com YouTube=https://youtube.example.com";

interface ConfiguredLink {
  readonly name: string;
  readonly href: string;
  readonly logo?: string;
}

/**
 * Reads `name=address` pairs, each with `,/path` of its logo where it has one; a name may have spaces, an address has
 * none.
 */
function readLinks(variable: string, text: string): ConfiguredLink[] {
  return [...text.matchAll(/([^=]+)=([^\s,]+)(?:,(\S+))?\s*/g)].map(
    ([, name = "", href = "", logo]) => ({
      name: name.trim(),
      href: readBase(variable, href),
      ...(logo !== undefined && { logo: readPath(variable, logo) }),
    }),
  );
}

function readPath(variable: string, text: string): string {
  if (/^\/[\w./-]+$/.test(text) && !text.startsWith("//")) return text;
  throw wrong(variable, text, "a path of this site for a logo, such as /logos/help.svg");
}

/** Reads the help lines and registers; those that wait for their sign-off stay out. */
function readHelp(text: string): Configuration["help"] {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), helpListSchema), text);
  if (answer.success) return answer.output.filter(({ approvedOn }) => approvedOn !== undefined);
  const fields = "kind, locale, name, href (https), telephone and approvedOn (a date)";
  throw wrong("RESPONSIBLE_PLAY_HELP", text, `a JSON list of entries with ${fields}`);
}

function wrong(variable: string, text: string, expected: string): ConfigurationError {
  return new ConfigurationError(
    `${variable} is "${text}", and the site can't start with it. It takes ${expected}.`,
  );
}

/** Null for the first brand. */
function readBrandOf(variable: string, code: string): ReturnType<typeof readBrand> {
  const brand = code === firstBrand ? null : readBrand(code);
  if (brand || code === firstBrand) return brand;
  throw wrong(
    variable,
    code,
    `the name of a folder in brands/: ${[firstBrand, ...brandCodes()].join(", ")}`,
  );
}

function readPort(variable: string, text: string): number {
  return readCount(variable, text, [1, 65_535]);
}

function readCount(
  variable: string,
  text: string,
  [least, most]: readonly [number, number],
): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= least && count <= most) return count;
  throw wrong(variable, text, `a number from ${least} to ${most}`);
}

function readUrl(variable: string, text: string, schemes: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A semicolon, a comma or a quote would end a source in the content security policy.
  const isPlain = url && !/[\s;,'"]/.test(text) && !url.username && !url.password;
  if (url && isPlain && schemes.includes(url.protocol)) return url;
  const [scheme] = schemes;
  throw wrong(variable, text, `an address such as ${scheme}//betting.example`);
}

/** A service's base address, without the slash at its end, so that paths can be put behind it. */
function readBase(variable: string, text: string): string {
  return readUrl(variable, text, ["https:", "http:"]).href.replace(/\/$/, "");
}

function readSocket(variable: string, text: string): string {
  return readUrl(variable, text, ["wss:", "ws:"]).href;
}

function readOrigin(
  variable: string,
  text: string,
  schemes: readonly string[] = ["https:", "http:"],
): string {
  const url = readUrl(variable, text, schemes);
  if (url.pathname === "/" && !url.search && !url.hash) return url.origin;
  throw wrong(variable, text, "scheme and host alone, such as https://www.bets.example");
}

function readOrigins(
  variable: string,
  text: string,
  schemes: readonly string[] = ["https:", "http:"],
): string[] {
  return text.split(/[\s,]+/).map((host) => readOrigin(variable, host, schemes));
}

function readSwitch(variable: string, text: string): boolean {
  if (text === "on" || text === "off") return text === "on";
  throw wrong(variable, text, "on or off");
}

function readBarredAge(variable: string, text: string): number {
  if (text === "18" || text === "21") return Number(text);
  throw wrong(variable, text, "18 or 21");
}

function readCountry(variable: string, text: string): string {
  if (/^[A-Z]{2}$/.test(text)) return text;
  throw wrong(variable, text, "a country's two capital letters, such as BE");
}
