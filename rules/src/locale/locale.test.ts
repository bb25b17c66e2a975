import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alternates,
  defaultLocale,
  hostLanguage,
  intlLocale,
  linkKind,
  localePath,
  locales,
  safeLink,
  splitLocale,
  withMinus,
} from "./index.ts";
import { isLocale } from "./locale.ts";

const anyLocale = fc.constantFrom(...locales);
const anySlug = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
const anyPath = fc.array(anySlug, { maxLength: 4 }).map((slugs) => `/${slugs.join("/")}`);

describe("numbers below zero", () => {
  it.each([
    ["-110", "−110"],
    ["-12,00 €", "−12,00 €"],
    ["€ -12,00", "€ −12,00"],
    ["+6", "+6"],
    ["1-2", "1-2"],
    ["", ""],
  ])("[LOCALE-18] %s is written %s", (text, written) => {
    expect(withMinus(text)).toBe(written);
  });
});

describe("languages", () => {
  it("[LOCALE-1] [CONSTANTS-1] [ACCOUNT-392] French comes first and is the default", () => {
    expect(locales).toEqual(["fr", "nl", "en"]);
    expect(defaultLocale).toBe("fr");
  });

  it("[LOCALE-2] each language is written as Belgians read it, English as in Britain", () => {
    expect(locales.map(intlLocale)).toEqual(["fr-BE", "nl-BE", "en-GB"]);
  });

  it.each(["de", "FR", "fr-BE", "", "__proto__", null, 0, ["fr"]])(
    "[LOCALE-3] %j is not a language",
    (value) => expect(isLocale(value)).toBe(false),
  );

  it("[LOCALE-3] the three are languages", () => {
    expect(locales.every(isLocale)).toBe(true);
  });
});

describe("a host's own language", () => {
  it("[LOCALE-16] is its own tag for Intl", () => {
    expect(intlLocale(hostLanguage("de-AT"))).toBe("de-AT");
  });

  it.each([
    ["/live?a=b", "/de/live/?a=b"],
    ["/nl/live/", "/de/live/"],
    ["/de/live/", "/de/live/"],
    ["/de", "/de/"],
    ["/depot", "/de/depot/"],
  ])("[LOCALE-16] %s is %s in German", (path, address) => {
    expect(localePath(path, hostLanguage("de"))).toBe(address);
  });

  it.each(["ar", "he-IL", "ar-XB", "az-Arab", "ur"])(
    "[LOCALE-17] %s is refused, since it is written from right to left",
    (tag) => expect(() => hostLanguage(tag)).toThrow(`"${tag}" is written from right to left`),
  );

  it.each(["", "in German", "de_AT"])("[LOCALE-17] %j is no tag", (tag) => {
    expect(() => hostLanguage(tag)).toThrow(RangeError);
  });
});

describe("addresses", () => {
  it.each([
    ["/live", "fr", "/live/"],
    ["/live", "nl", "/nl/live/"],
    ["/live/", "en", "/en/live/"],
    ["/", "fr", "/"],
    ["/", "nl", "/nl/"],
    ["live", "en", "/en/live/"],
  ] as const)(
    "[LOCALE-4] [LOCALE-5] [ACCOUNT-18] [CONSTANTS-2] %s in %s is %s",
    (path, locale, address) => {
      expect(localePath(path, locale)).toBe(address);
    },
  );

  it("[LOCALE-5] every page's address starts and ends with a slash", () => {
    fc.assert(
      fc.property(anyPath, anyLocale, (path, locale) => {
        expect(localePath(path, locale)).toMatch(/^\/(.*\/)?$/);
      }),
    );
  });

  it.each([
    ["/live?sport=football", "/nl/live/?sport=football"],
    ["/live#top", "/nl/live/#top"],
    ["/live/?a=/b#c?d", "/nl/live/?a=/b#c?d"],
    ["/?openLogin", "/nl/?openLogin"],
  ])("[LOCALE-6] %s keeps what follows its path", (path, address) => {
    expect(localePath(path, "nl")).toBe(address);
  });

  it("[LOCALE-7] an address can be moved from any language to any other, once or twice", () => {
    fc.assert(
      fc.property(anyPath, anyLocale, anyLocale, (path, from, to) => {
        const moved = localePath(localePath(path, from), to);
        expect(moved).toBe(localePath(path, to));
        expect(localePath(moved, to)).toBe(moved);
      }),
    );
  });

  it.each(["/robots.txt", "/sitemap.xml?page=2", "/icons/logo.SVG"])(
    "[LOCALE-8] the file %s is one file for all languages",
    (path) => expect(localePath(path, "en")).toBe(path),
  );

  it("[LOCALE-8] a slug with dots is a page", () => {
    expect(localePath("/match/r.w.d.m-12", "nl")).toBe("/nl/match/r.w.d.m-12/");
  });

  it.each(["#results", "?page=2"])("[LOCALE-9] %s stays on its page", (address) => {
    expect(localePath(address, "nl")).toBe(address);
  });

  it.each([
    "//evil.example/live",
    "/\\evil.example",
    "\\\\evil.example",
    "/nl//evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
    "\r/\t/evil.example",
    "/nl/\t/evil.example",
    "/n\tl//evil.example",
  ])("[LOCALE-10] %s can't leave the site", (path) => {
    for (const locale of locales) {
      const url = new URL(localePath(path, locale), "https://grandstand.example");
      expect(url.host).toBe("grandstand.example");
    }
  });

  it("[LOCALE-10] no text at all leads to another host", () => {
    const awkward = fc.string({ unit: fc.constantFrom(..."/\\.nle:@?# \t\n\r") });
    fc.assert(
      fc.property(awkward, anyLocale, (path, locale) => {
        const url = new URL(localePath(path, locale), "https://grandstand.example");
        expect(url.host).toBe("grandstand.example");
      }),
    );
  });

  it.each([
    ["/nl/live/", { locale: "nl", path: "/live/" }],
    ["/en", { locale: "en", path: "/" }],
    ["/", { locale: "fr", path: "/" }],
    ["/live/", { locale: "fr", path: "/live/" }],
    ["/nlive/", { locale: "fr", path: "/nlive/" }],
    ["/english/", { locale: "fr", path: "/english/" }],
    ["/fr/live/", { locale: "fr", path: "/fr/live/" }],
  ] as const)("[LOCALE-11] %s is read as %j", (pathname, read) => {
    expect(splitLocale(pathname)).toEqual(read);
  });

  it("[LOCALE-12] a page lists itself in the three languages", () => {
    expect(alternates("/nl/live/")).toEqual([
      { locale: "fr", path: "/live/" },
      { locale: "nl", path: "/nl/live/" },
      { locale: "en", path: "/en/live/" },
    ]);
  });
});

describe("links", () => {
  const ownHost = "grandstand.example:3000";

  it.each([
    "/live/",
    "live/",
    "#top",
    "?page=2",
    "http://grandstand.example:3000/live/",
    "https://GRANDSTAND.example:3000/",
    "//grandstand.example:3000/live/",
  ])("[LOCALE-13] [ACCOUNT-19] %s is a page of ours", (href) => {
    expect(linkKind(href, ownHost)).toBe("internal");
  });

  it.each([
    "https://casino.example/",
    "https://grandstand.example/",
    "https://blog.grandstand.example:3000/",
    "mailto:help@grandstand.example",
  ])("[LOCALE-13] %s is elsewhere", (href) => {
    expect(linkKind(href, ownHost)).toBe("external");
  });

  it.each([
    "//evil.example/live/",
    "/\\evil.example",
    "\t//evil.example",
    "https://grandstand.example:3000@evil.example/",
    "https://grandstand.example:3000.evil.example/",
    "javascript://grandstand.example:3000/%0aalert(1)",
  ])("[LOCALE-14] %j does not pass for ours", (href) => {
    expect(linkKind(href, ownHost)).toBe("external");
  });

  it.each([
    ["/live/", "/nl/live/"],
    ["/li\tve", "/nl/live/"],
    [" https://casino.example/ ", "https://casino.example/"],
    ["mailto:help@x.example", "mailto:help@x.example"],
    ["tel:+3225550100", "tel:+3225550100"],
  ])("[LOCALE-15] %j leads to %s", (address, href) => expect(safeLink(address, "nl")).toBe(href));

  it.each([
    "javascript:alert(1)",
    " Java\tScript:alert(1)",
    "data:text/html,x",
    "http://casino.example/",
    "https://",
    "blob:x",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "\n/\r\\evil.example/",
    "live/",
    "https://bank.example@other.example/",
    "https://user:secret@bank.example/",
    "HTTPS://bank.example%2F@other.example",
  ])("[LOCALE-15] nothing is left of %j", (address) => expect(safeLink(address, "nl")).toBeNull());

  it("[LOCALE-15] no text at all hides another host behind a page of ours", () => {
    const awkward = fc.string({ unit: fc.constantFrom(..."/\\.nle:@?# \t\n\r") });
    fc.assert(
      fc.property(awkward, anyLocale, (text, locale) => {
        const href = safeLink(text, locale);
        if (href === null) return;
        expect(new URL(href, "https://grandstand.example").host).toBe("grandstand.example");
      }),
    );
  });
});
