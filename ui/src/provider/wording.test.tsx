import { type Locale, locales } from "@grandstand/rules/locale";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { loadCatalog } from "../locale/index.ts";
import { type Catalog, createWording } from "./index.ts";

/** i18next over the same texts: the format is its own, so it says how they are read. */
function i18nextReader(locale: Locale, catalog: Catalog) {
  const reader = i18next.createInstance();
  reader.init({
    lng: locale,
    resources: { [locale]: { translation: catalog } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  return (key: string, variables: object) => String(reader.t(key, { ...variables }));
}

const pluralEnding = /_(?:one|many|other)$/;
const counts = [0, 1, 1.5, 2, 5, 21, 1_000_000, 2_000_000];

describe("the wording", () => {
  it.each(locales)("reads every text as i18next reads it (%s)", async (locale) => {
    const catalog = await loadCatalog(locale);
    const { t } = createWording(locale, catalog);
    const read = i18nextReader(locale, catalog);
    const differing = Object.entries(catalog).flatMap(([key, text]) => {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
      const variables = Object.fromEntries(names.map((name) => [name, `<b>$& ${name} & co.</b>`]));
      const asked = [key, key.replace(pluralEnding, "")].flatMap((each) =>
        [undefined, ...counts].map((count) => ({ each, given: { ...variables, count } })),
      );
      return asked.filter(({ each, given: { count, ...rest } }) => {
        const given = count === undefined ? rest : { ...rest, count };
        return t(each, given) !== read(each, given);
      });
    });
    expect(Object.keys(catalog).length).toBeGreaterThan(400);
    expect(differing).toEqual([]);
  });

  it("takes texts that come later", () => {
    const wording = createWording("fr", { "a.one": "Un" });
    expect(wording.t("a.two")).toBe("a.two");
    wording.add({ "a.two": "Deux" });
    expect([wording.t("a.one"), wording.t("a.two")]).toEqual(["Un", "Deux"]);
  });
});
