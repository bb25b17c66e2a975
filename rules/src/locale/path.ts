import { defaultLocale, isLocale, type Language, type Locale, locales } from "./locale.ts";

/**
 * Names that servers answer as files. A list, and not "anything with a dot", because a slug such
 * as `r.w.d.m` has dots too.
 */
const fileExtensions = new Set(
  "avif css gif html ico jpeg jpg js json map mjs pdf png svg txt webmanifest webp woff2 xml".split(
    " ",
  ),
);

/**
 * Makes the address of an internal page in a language: prefix, trailing slash, query and hash kept
 * (B2, A2). A prefix that the path already has is replaced, so that a link is never prefixed twice;
 * a file keeps its name, and an address that starts with `#` or `?` stays on its page. A host's own
 * language is a prefix too, which its link component may read.
 */
export function localePath(path: string, locale: Language): string {
  if (/^[#?]/.test(path)) return path;
  const read = withoutBreaks(path);
  const end = read.search(/[?#]/);
  const pathname = end < 0 ? read : read.slice(0, end);
  const rest = end < 0 ? "" : read.slice(end);
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  const { path: split } = splitLocale(pathname);
  const isPrefixed = !isLocale(locale) && `${split}/`.startsWith(`${prefix}/`);
  const bare = isPrefixed ? split.slice(prefix.length) || "/" : split;
  if (isFile(bare)) return bare + rest;
  return prefix + withTrailingSlash(bare) + rest;
}

/** Reads the language from a pathname and gives the path without its prefix, always from `/` on. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  // Two leading slashes, or one and a backslash, would name another host.
  const rooted = `/${withoutBreaks(pathname).replace(/^[\\/]+/, "")}`;
  const [, first = ""] = rooted.split("/");
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: rooted };
  const path = `/${rooted.slice(first.length + 1).replace(/^[\\/]+/, "")}`;
  return { locale: first, path };
}

/** Gives the same page in every language, in the order of `locales`, for hreflang and the switcher. */
export function alternates(path: string): { locale: Locale; path: string }[] {
  return locales.map((locale) => ({ locale, path: localePath(path, locale) }));
}

/** A browser reads an address as if these were not in it: between two slashes they would hide a host. */
function withoutBreaks(address: string): string {
  return address.replace(/[\t\n\r]/g, "");
}

function withTrailingSlash(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

function isFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot >= 0 && fileExtensions.has(name.slice(dot + 1).toLowerCase());
}
