import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectOf } from "./redirects.ts";

const redirect = (address: string, promotions = true) =>
  redirectOf(new URL(address, "https://bets.example"), { promotions });

describe("slashes", () => {
  it.each([
    ["/live", "/live/"],
    ["/nl", "/nl/"],
    ["/en/en", "/en/en/"],
    ["/nl/football", "/nl/football/"],
    ["/live?sport=football&x", "/live/?sport=football&x"],
    ["/football/league/r.w.d.m-12", "/football/league/r.w.d.m-12/"],
    ["/", undefined],
    ["/en/live/", undefined],
  ])("[SERVER-10] %s leads to %s", (address, location) => {
    expect(redirect(address)).toEqual(location && { status: 301, location });
  });

  it.each([
    "/robots.txt",
    "/favicon.svg",
    "/assets/root-Bk3.js",
    "/assets/nothing",
    "/live.data",
    "/nl/live/_.data",
    "/_root.data?_routes=root",
    "/healthz",
    "/csp-report",
    "/__manifest?paths=%2Flive",
  ])("[SERVER-11] %s stays", (address) => {
    expect(redirect(address)).toBeUndefined();
  });

  it("[SERVER-12] no path and no query leads off the site", () => {
    const awkward = fc.string({ unit: fc.constantFrom("/", "\\", ".", "n", "l", ":", "@", "%") });
    const query = fc.constantFrom("", "?langid=476", "?idaffiliation=//evil.example&langid=474");
    fc.assert(
      fc.property(awkward, query, (path, search) => {
        const address = `https://bets.example/${path}${search}`;
        const found = URL.canParse(address)
          ? redirectOf(new URL(address), { promotions: true })
          : undefined;
        if (!found) return;
        expect(new URL(found.location, "https://bets.example").host).toBe("bets.example");
      }),
    );
  });

  it("[SERVER-10] [SERVER-16] the target of a redirect is not redirected again", () => {
    const segment = fc.constantFrom("nl", "en", "live", "register", "premium-league", "items-shop");
    const query = fc.constantFrom("", "?langid=476", "?langid=474&click_id=1", "?click_id=1");
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), query, (segments, search) => {
        const found = redirect(`/${segments.join("/")}${search}`);
        if (found) expect(redirect(found.location)).toBeUndefined();
      }),
      // A language that is written twice in an address, before an old page's name, once took two steps.
      { examples: [[["nl", "nl", "premium-league"], "?langid=474&click_id=1"]] },
    );
  });
});

describe("the old loyalty programme", () => {
  it.each(["items-shop", "voucher-shop", "premium-league-shop"])(
    "[SERVER-13] [ACCOUNT-32] %s is the programme's start page now",
    (name) => expect(redirect(`/${name}`)).toEqual({ status: 301, location: "/maxpayout/" }),
  );

  it.each([
    ["/your-premium-league-levels/", "/maxpayout/your-maxpayout-levels/"],
    ["/premium-league/your-premium-league-levels", "/maxpayout/your-maxpayout-levels/"],
    ["/premium-league-faq-terms", "/maxpayout/maxpayout-faq-terms/"],
  ])("[SERVER-14] [ACCOUNT-33] %s leads to %s", (address, location) => {
    expect(redirect(address)).toEqual({ status: 301, location });
  });

  it.each(["/premium-league", "/premium-league/", "/premium-league/shop/7/", "/premium-league-x/"])(
    "[SERVER-15] [ACCOUNT-34] %s is the programme's start page now",
    (address) => expect(redirect(address)).toEqual({ status: 301, location: "/maxpayout/" }),
  );

  it.each(["/items-shop/", "/nl/premium-league/", "/premium-league-faq-terms/"])(
    "[SERVER-22] %s leads nowhere where promotions are off",
    (address) => expect(redirect(address, false)).toBeUndefined(),
  );

  it("[SERVER-16] the language and the query stay", () => {
    expect(redirect("/nl/items-shop?from=mail")).toEqual({
      status: 301,
      location: "/nl/maxpayout/?from=mail",
    });
  });

  it.each(["/football/premium-league/", "/football/belgium/items-shop-12/"])(
    "[SERVER-15] the competition %s is no loyalty page",
    (address) => expect(redirect(address)).toBeUndefined(),
  );
});

describe("an affiliate's landing", () => {
  it.each([
    ["/register?langid=474", "/en/register/"],
    ["/login/?langid=476", "/nl/login/"],
    ["/go/register/now?langid=476&idaffiliation=9", "/nl/register/?idaffiliation=9"],
    ["/en/login/?langid=476", "/nl/login/"],
  ])("[SERVER-17] %s leads to %s", (address, location) => {
    expect(redirect(address)).toEqual({ status: 302, location });
  });

  it("[SERVER-18] [ACCOUNT-31] what the page is to store stays, as it is written", () => {
    expect(redirect("/register?idaffiliation=12&langid=476&bonuscode=A%20B&utm=x+y")).toEqual({
      status: 302,
      location: "/nl/register/?idaffiliation=12&bonuscode=A%20B&utm=x+y",
    });
  });

  it.each([
    ["/register?langid=999", "/register/"],
    ["/nl/go/login?click_id=5", "/nl/login/?click_id=5"],
    ["/go/register/?bonuscode=X", "/register/?bonuscode=X"],
  ])("[SERVER-17] [SERVER-19] %s keeps its language: %s", (address, location) => {
    expect(redirect(address)).toEqual({ status: 302, location });
  });

  it.each([
    "/register/?idaffiliation=1",
    "/nl/login/?click_id=5",
    "/?idaffiliation=3",
    "/register/",
  ])("[SERVER-20] %s is at its place", (address) => expect(redirect(address)).toBeUndefined());

  it.each([
    ["/?langid=476&idaffiliation=5", "/nl/?idaffiliation=5"],
    ["/?langid=474", "/en/"],
    ["/football/?langid=476&idaffiliation=5", "/nl/football/?idaffiliation=5"],
    ["/nl/voetbal/?langid=474", "/en/voetbal/"],
    ["/en/live?langid=474", "/en/live/"],
    ["/support/faq/?langid=999&x=1", "/support/faq/?x=1"],
  ])("[SERVER-21] %s leads to %s", (address, location) => {
    expect(redirect(address)).toEqual({ status: 302, location });
  });

  it("[SERVER-20] another page stays where it is, whatever the affiliate's number", () => {
    expect(redirect("/football/?idaffiliation=5")).toBeUndefined();
  });

  it("[SERVER-16] an old loyalty address leads to its page in the language that the link names", () => {
    expect(redirect("/items-shop?langid=476&x=1")).toEqual({
      status: 301,
      location: "/nl/maxpayout/?x=1",
    });
  });
});
