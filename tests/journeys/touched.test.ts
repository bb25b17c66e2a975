import { describe } from "vitest";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import {
  countDocuments,
  meddleAfterCode,
  meddleBeforeCode,
  meddlings,
} from "../support/meddler.ts";
import { plainPath } from "../support/pages.ts";
import { expectTraces, touchedPages, useTouched } from "../support/touched-pages.ts";
import type { Locale } from "../support/wording.ts";

const locales: readonly Locale[] = ["fr", "nl", "en"];
const localeAt = (index: number): Locale => locales[index % locales.length] ?? "fr";

/** Every kind on each page with prices, and a third of them on each of the others, in one language after the other. */
const before = touchedPages.flatMap((touched, row) =>
  meddlings
    .filter((_, column) => touched.hasPrices || (row + column) % 3 === 0)
    .map((kind, column) => ({ touched, name: touched.name, kind, locale: localeAt(row + column) })),
);

const after = touchedPages.map((touched, row) => ({
  touched,
  name: touched.name,
  locale: localeAt(row),
}));

describe("a document that others touch", () => {
  it.for(before)(
    "[JOURNEY-680] becomes interactive without a reload when touched before its code: $kind, $name in $locale",
    async ({ touched, kind, locale }, { journey }) => {
      expectTraces(journey, touched);
      const path = await touched.path(journey, locale);
      const page = await journey.visit(touched.as ? plainPath : "about:blank", as(touched.as));
      const documents = countDocuments(page);
      await meddleBeforeCode(page, journey.siteUrl + path, kind);
      await useTouched(page, touched);
      expect(documents()).toBe(1);
    },
  );

  it.for(after)(
    "[JOURNEY-681] continues to work once its code is there, whatever is done to it one after the other: $name in $locale",
    async ({ touched, locale }, { journey }) => {
      if (touched.status !== undefined) expectTraces(journey, touched);
      const page = await journey.visit(await touched.path(journey, locale), as(touched.as));
      const documents = countDocuments(page);
      for (const kind of meddlings) await meddleAfterCode(page, kind);
      await useTouched(page, touched);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      expect(documents()).toBe(0);
    },
  );
});

function as(username: string | undefined) {
  return username === undefined ? {} : { as: username };
}
