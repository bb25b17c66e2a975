import { localePath, splitLocale } from "@grandstand/rules/locale";

/** A redirect: where to, without a host, and for good (301) or for now (302). */
export interface Redirect {
  readonly status: 301 | 302;
  readonly location: string;
}

/** The languages that the affiliate network names by number (A2). */
const affiliateLanguages: ReadonlyMap<string, "en" | "nl"> = new Map([
  ["474", "en"],
  ["476", "nl"],
]);

/** Any of these in the query makes an address with a `register` or `login` segment a landing (A2). */
const landingParameters = ["langid", "idaffiliation", "click_id", "bonuscode"] as const;

const legacyLoyaltyPages: ReadonlyMap<string, string> = new Map([
  ["items-shop", "/maxpayout/"],
  ["voucher-shop", "/maxpayout/"],
  ["premium-league-shop", "/maxpayout/"],
  ["your-premium-league-levels", "/maxpayout/your-maxpayout-levels/"],
  ["premium-league-faq-terms", "/maxpayout/maxpayout-faq-terms/"],
]);

/** Whether a path is read by machines, not visited: it never gets a slash at its end. */
export function isMachinePath(pathname: string): boolean {
  return (
    pathname.endsWith(".data") ||
    /^\/(?:assets\/|healthz$|csp-report$|__manifest$)/.test(pathname) ||
    isFilePath(pathname)
  );
}

/** Whether a path names a file (`/robots.txt`), by the list that internal links go by. */
export function isFilePath(pathname: string): boolean {
  return !localePath(pathname, splitLocale(pathname).locale).endsWith("/");
}

/** The parts of the site that decide where an address leads. */
export interface RedirectTerms {
  /** Off: there is no loyalty programme, and so no old address of it either. */
  readonly promotions: boolean;
}

/**
 * Says where the address of a visit leads instead, or undefined where it stays: affiliate landings,
 * old loyalty paths, the language of an affiliate's link, a missing slash, in that order, each in one step (A2, B2).
 */
export function redirectOf(url: URL, terms: RedirectTerms): Redirect | undefined {
  if (isMachinePath(url.pathname)) return undefined;
  const loyalty = terms.promotions ? legacyLoyalty(url) : undefined;
  return affiliateLanding(url) ?? loyalty ?? namedLanguage(url, terms) ?? trailingSlash(url);
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function affiliateLanding(url: URL): Redirect | undefined {
  if (!landingParameters.some((name) => url.searchParams.has(name))) return undefined;
  const { language, path } = destinationOf(url);
  const segment = segmentsOf(path).find((each) => each === "register" || each === "login");
  if (!segment) return undefined;
  // What the browser is to keep stays in the query: the page that this leads to takes it out.
  const location = localePath(`/${segment}`, language) + withoutLanguage(url.search);
  return location === url.pathname + url.search ? undefined : { status: 302, location };
}

/**
 * Any other page in the language of the link, or where that address leads in its turn; a page whose slug is another
 * word there redirects to it on its own.
 */
function namedLanguage(url: URL, terms: RedirectTerms): Redirect | undefined {
  if (!url.searchParams.has("langid")) return undefined;
  const { language, path } = destinationOf(url);
  const named = localePath(path, language) + withoutLanguage(url.search);
  return { status: 302, location: redirectOf(new URL(named, url), terms)?.location ?? named };
}

/** A path without its language, and the language that the link names, or else that of the path. */
function destinationOf(url: URL) {
  const { locale, path } = splitLocale(url.pathname);
  const named = affiliateLanguages.get(url.searchParams.get("langid") ?? "");
  return { language: named ?? locale, path };
}

/** Drops `langid` from a query and leaves the rest letter for letter. */
function withoutLanguage(search: string): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !/^langid(?:=|$)/.test(pair));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

function legacyLoyalty(url: URL): Redirect | undefined {
  const { language, path } = destinationOf(url);
  const [first = "", second = ""] = segmentsOf(path);
  const isOldProgramme = first.startsWith("premium-league");
  const page =
    legacyLoyaltyPages.get(first) ??
    (isOldProgramme ? (legacyLoyaltyPages.get(second) ?? "/maxpayout/") : undefined);
  if (page === undefined) return undefined;
  return { status: 301, location: localePath(page, language) + withoutLanguage(url.search) };
}

function trailingSlash(url: URL): Redirect | undefined {
  const canonical = localePath(url.pathname, splitLocale(url.pathname).locale);
  return canonical === url.pathname ? undefined : { status: 301, location: canonical + url.search };
}
