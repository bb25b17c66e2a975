import { type Locale, locales } from "@grandstand/rules/locale";
import { createInstance } from "i18next";
import { useEffect } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { type Catalogs, loadCatalogs } from "../locale/index.ts";
import {
  addCatalogs,
  createI18n,
  createTranslate,
  type I18n,
  stoppedEnvironment,
  UiProvider,
  useWording,
} from "./index.ts";

async function translateIn(locale: Locale, catalogs?: Catalogs) {
  return createTranslate(createI18n(locale, catalogs ?? (await loadCatalogs(locale))).t);
}

/** Texts of the first and of the later namespace. */
function Title() {
  const t = useWording();
  return (
    <p>
      {t("bet-slip.title")}, {t("history.title")}
    </p>
  );
}

/** A text of the first namespace, with how often it was drawn. */
function Counted({ onDraw }: { readonly onDraw: () => void }) {
  const t = useWording();
  useEffect(() => {
    onDraw();
  });
  return <p>{t("bet-slip.title")}</p>;
}

function renderTitle(i18n: I18n) {
  return render(
    <UiProvider value={stoppedEnvironment(i18n)}>
      <Title />
    </UiProvider>,
  );
}

describe("the wording", () => {
  it.each(locales)("has every text of both namespaces, to the letter (%s)", async (locale) => {
    const catalogs = await loadCatalogs(locale);
    const i18n = createI18n(locale, catalogs, { isStrict: true });
    const texts = Object.values(catalogs).flatMap((catalog) => Object.entries(catalog));
    const differing = texts.filter(
      ([key, text]) => i18n.t(key, { skipInterpolation: true }) !== text,
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(differing).toEqual([]);
  });

  it("chooses a plural's form by the language's own rules", async () => {
    const t = await translateIn("fr", {
      "gs-first": {
        "header.unread_one": "{{count}} message",
        "header.unread_many": "{{count}} de messages",
        "header.unread_other": "{{count}} messages",
      },
    });
    const texts = [0, 1.5, 2, 1_000_000].map((count) => t("header.unread", { count }));
    expect(texts).toEqual(["0 message", "1.5 message", "2 messages", "1000000 de messages"]);
  });

  it("treats a value as text: neither markup, nor a pattern, nor another text, nor an option", async () => {
    const values = "<b>$& {{market}} $t(bet-slip.title) &amp;</b>";
    const t = await translateIn("fr", {
      "gs-first": { "odds.context": "{{outcome}} | {{context}}", "bet-slip.title": "Coupon" },
    });
    expect(t("odds.context", { outcome: values, context: "x" })).toBe(`${values} | x`);
  });

  it("shows a missing key by its name, and throws in tests", async () => {
    expect((await translateIn("fr", {}))("bet-slip.title")).toBe("bet-slip.title");
    const strict = createTranslate(createI18n("fr", {}, { isStrict: true }).t);
    expect(() => strict("bet-slip.title")).toThrow("No fr text: bet-slip.title");
  });

  it("throws in tests where a variable is given no value", async () => {
    const catalogs = await loadCatalogs("fr");
    const strict = createTranslate(createI18n("fr", catalogs, { isStrict: true }).t);
    expect(() => strict("odds.context")).toThrow("{{outcome}}");
  });

  it("accepts no key that the French catalog lacks, and no plural without its count", async () => {
    const t = await translateIn("fr");
    // @ts-expect-error there is no such text
    expect(t("bet-slip.titel")).toBe("bet-slip.titel");
    // @ts-expect-error a form is chosen by the count, and is no key
    expect(t("header.unread_one")).not.toBe("");
    // @ts-expect-error nothing says which form
    expect(t("header.unread")).toBe("header.unread");
    const name: string = "bet-slip.title";
    // @ts-expect-error any string may be no key
    expect(t(name)).not.toBe(name);
  });

  it("draws again what has texts that come later, without suspending what is shown", async () => {
    const deferred = await loadCatalogs("fr", ["gs-later"]);
    const i18n = createI18n("fr", await loadCatalogs("fr", ["gs-first"]));
    const screen = await renderTitle(i18n);
    const shown = screen.getByText(/history\.title$/);
    await expect.element(shown).toBeVisible();
    const paragraph = shown.element();
    addCatalogs(i18n, "fr", deferred);
    await expect.poll(() => paragraph.textContent).toMatch(/, Mes paris/);
    expect(paragraph.isConnected).toBe(true);
  });

  it("draws nothing again where no text was missing, and has what comes", async () => {
    const i18n = createI18n("fr", await loadCatalogs("fr", ["gs-first"]));
    let drawings = 0;
    const screen = await render(
      <UiProvider value={stoppedEnvironment(i18n)}>
        <Counted onDraw={() => drawings++} />
      </UiProvider>,
    );
    await expect.element(screen.getByText(/^Coupon/)).toBeVisible();
    const before = drawings;
    addCatalogs(i18n, "fr", await loadCatalogs("fr", ["gs-later"]));
    expect(i18n.t("history.title")).toBe("Mes paris");
    // What a host sets instead of a text is drawn: the first drawing after the addition.
    addCatalogs(i18n, "fr", { "gs-first": { "bet-slip.title": "Pari" } });
    await expect.element(screen.getByText(/^Pari/)).toBeVisible();
    await expect.poll(() => drawings).toBe(before + 1);
  });

  it("adds texts to one instance, and to no other over the same catalogs", async () => {
    const first = await loadCatalogs("fr", ["gs-first"]);
    const [one, other] = [createI18n("fr", first), createI18n("fr", first)];
    addCatalogs(one, "fr", await loadCatalogs("fr", ["gs-later"]));
    expect(one.exists("history.title")).toBe(true);
    expect(other.exists("history.title")).toBe(false);
  });

  it("reads the catalogs from a host's own instance, beside the host's texts", async () => {
    const own = createInstance();
    await own.init({
      lng: "fr",
      resources: { fr: { translation: { "bet-slip": { title: "Du site" } } } },
      interpolation: { escapeValue: false },
    });
    addCatalogs(own, "fr", await loadCatalogs("fr"));
    const screen = await renderTitle(own);
    await expect.element(screen.getByText(/^Coupon.*, Mes paris/)).toBeVisible();
    expect(own.t("bet-slip.title")).toBe("Du site");
  });
});
