import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sportViews } from "../../features/sport/listing.ts";
import { parametersOfKind, splitQuery } from "./page-query.ts";

const folder = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(folder(path), "utf8");

/** The names that a module reads of a query, those that its loaders read for it included. */
function namesRead(path: string): Set<string> {
  const text = read(path);
  const own = [...text.matchAll(/\b(?:search|searchParams)\.get\(\s*"(\w+)"/g)].map(
    ([, name]) => name ?? "",
  );
  const loaders = [...text.matchAll(/from "\.\.\/(\.server\/load-\w+\.ts)"/g)].map(
    ([, file]) => file ?? "",
  );
  return new Set([...own, ...loaders.flatMap((file) => [...namesRead(file)])]);
}

/** The route module of each kind of page, as `routes.ts` has them. */
const modules = [
  ...read("routes.ts").matchAll(
    /"(routes\/[\w-]+\.tsx?)",\s*\{\s*id: (?:id\("|`\$\{locale\}\/)([\w-]+)["`]/g,
  ),
].map(([, file = "", kind = ""]) => ({ file, kind }));

describe("the query of a page", () => {
  it("[ENTRY-14] is distinguished from the visit's, which stays letter for letter", () => {
    const search =
      "?userToken=eyJ.a&view=days&slip=1.7&x=%7e&click_id=9&competition=a%20b&utm_source=mail&auth&identifier=1&openCashier=deposit&error=no&competition=c";
    expect(splitQuery(search, "en/sport")).toEqual({
      page: "?view=days",
      visit:
        "?userToken=eyJ.a&slip=1.7&x=%7e&click_id=9&utm_source=mail&auth&identifier=1&openCashier=deposit&error=no",
    });
    expect(splitQuery(search, "en/home").page).toBe("");
  });

  it.each(["?user%54oken=t", "?%75serToken=t", "?&userToken=t&", "?view=a&day=userToken"])(
    "[ENTRY-14] %s hides no token in it",
    (search) => expect(splitQuery(search, "fr/sport").page).toBe(""),
  );

  it("[ENTRY-14] is empty where there is none", () => {
    expect(splitQuery("", "fr/sport")).toEqual({ page: "", visit: "" });
  });

  it("[ENTRY-18] is one spelling, whatever is around it", () => {
    const noise = fc.stringMatching(/^(?:[xyz][a-z]{0,5}(?:=[\w%]{0,6})?&){0,4}$/);
    fc.assert(
      fc.property(noise, noise, fc.boolean(), (before, after, isTurned) => {
        const pairs = isTurned ? "competition=a&view=days" : "view=days&competition=a";
        const search = `?${before}${pairs}&${after}view=outrights&competition=b`;
        expect(splitQuery(search, "nl/esport").page).toBe("?view=days&competition=a");
      }),
    );
  });

  it("[ENTRY-18] has every way of a sport's page to list what is ahead", () => {
    for (const view of sportViews) {
      expect(splitQuery(`?view=${view}`, "en/sport").page).toBe(`?view=${view}`);
    }
  });

  it("[ENTRY-18] has every branch of the index of sports", () => {
    for (const open of ["none", "football", "football/belgium", "football/+belgium"]) {
      const query = `?${new URLSearchParams({ open })}`;
      expect(splitQuery(query, "nl/sports").page).toBe(query);
    }
    expect(splitQuery("?open=<b>", "fr/sports").page).toBe("");
  });

  it("[ENTRY-18] is exactly what the routes read", () => {
    const kinds = modules.filter(({ kind }) => namesRead(kind && fileOf(kind)).size > 0);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      "esport",
      "login",
      "sport",
      "sports",
      "virtual-slug",
    ]);
    for (const { kind, file } of modules) {
      expect([kind, [...namesRead(file)].sort()]).toEqual([
        kind,
        [...parametersOfKind(kind)].sort(),
      ]);
    }
  });

  it("[ENTRY-18] is read nowhere else: neither another route nor another loader has one", () => {
    const known = new Set(modules.map(({ file }) => file));
    const others = ["routes", ".server"].flatMap((name) =>
      readdirSync(folder(name))
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => `${name}/${file}`)
        .filter((file) => !known.has(file) && /searchParams|useSearchParams/.test(read(file))),
    );
    expect(others.sort()).toEqual([".server/page-address.ts", ".server/redirects.ts"]);
  });
});

function fileOf(kind: string): string {
  return modules.find((each) => each.kind === kind)?.file ?? "";
}
