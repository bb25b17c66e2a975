import { hostLanguage } from "@grandstand/rules/locale";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../button/index.ts";
import { LanguageSwitcher } from "../language-switcher/index.ts";
import { type Catalogs, loadCatalogs } from "../locale/index.ts";
import { OddsButton } from "../odds-button/index.ts";
import { StakeInput } from "../stake-input/index.ts";
import { axeViolations } from "../testing/index.ts";
import { GrandstandProvider, useFormat } from "./index.ts";

/** The texts of what is drawn here, as somebody who speaks German writes them. */
const german: Catalogs = {
  "gs-first": {
    "common.busy": "Wird bearbeitet",
    "event-time.zone.brussels": "Brüsseler Zeit",
    "header.languages": "Sprachen",
    "header.language.en": "English",
    "odds.context": ", {{outcome}}, {{market}}, {{event}}",
    "odds.down": ", gefallen",
    "odds.locked": "Quote geschlossen",
    "odds.suspended": ", ausgesetzt",
    "odds.up": ", gestiegen",
  },
  "gs-later": {
    "bet-slip.stake.label": "Einsatz",
    "bet-slip.stake.label-selection": " auf {{selection}}",
    "bet-slip.stake.limits": "von {{minimum}} bis {{maximum}}",
    "bet-slip.stake.maximum": "Höchstens {{maximum}}",
    "bet-slip.stake.problem.above-maximum": "Höchsteinsatz: {{maximum}}.",
    "bet-slip.stake.problem.not-a-number":
      "Der Einsatz muss ein Betrag sein, mit Komma oder Punkt vor den Cent.",
    "bet-slip.stake.quick": "Einsatz festlegen",
    "bet-slip.stake.quick-selection": "Einsatz auf {{selection}} festlegen",
  },
};

const outcome = {
  id: "draw",
  name: "Unentschieden",
  shortName: "X",
  odds: 3.6,
  isSuspended: false,
  isVisible: true,
};
const context = { eventName: "Eupen – Lüttich", marketName: "Spielausgang" };

function Written() {
  const format = useFormat();
  const at = Date.UTC(2026, 10, 21, 19, 45);
  return (
    <p>
      {format.money(123_450)} | {format.percent(12.5)} | {format.date(at)} | {format.day(at)} |{" "}
      {format.eventTime({ startsAt: at, isLive: false, now: at - 7_200_000 }).absoluteText}
    </p>
  );
}

function renderGerman(tag = "de") {
  document.documentElement.lang = "de";
  return render(
    <GrandstandProvider locale={hostLanguage(tag)} catalogs={german}>
      <OddsButton outcome={outcome} context={context} movement="up" onToggle={() => undefined} />
      <StakeInput
        text="1200"
        selectionName="Unentschieden"
        quickStakes={[500, 1_050]}
        onType={() => undefined}
      />
      <Button isBusy>Wetten</Button>
      <LanguageSwitcher languages={[{ locale: "en", href: "/en/" }]} />
      <Written />
    </GrandstandProvider>,
  );
}

describe("a language that a host adds", () => {
  it("draws a price, a stake and a button in German, every text of it", async () => {
    const screen = await renderGerman();
    await expect
      .element(
        screen.getByRole("button", {
          name: /, gestiegen, Unentschieden, Spielausgang, Eupen – Lüttich$/,
        }),
      )
      .toBeVisible();
    await expect.element(screen.getByLabelText("Einsatz auf Unentschieden")).toHaveValue("1200");
    await expect.element(screen.getByText(/^Höchsteinsatz: 1\.100\s€\.$/)).toBeVisible();
    await expect.element(screen.getByText("Wird bearbeitet")).toBeInTheDocument();
    await expect.element(screen.getByText("Deutsch")).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/[a-z]+-?[a-z]+\.[a-z-]+/);
    expect(await axeViolations(screen.baseElement)).toEqual([]);
  });

  it("writes money, numbers and dates as German does", async () => {
    const screen = await renderGerman();
    const written = screen.getByText(/1\.234,50/);
    await expect
      .poll(() => written.element().textContent)
      .toMatch(
        /^1\.234,50\s€ \| 12,5\s% \| 21\. November \| Sa \| Sa\., 21\. Nov\. 2026, 20:45 \(Brüsseler Zeit\)$/,
      );
    await expect.element(screen.getByRole("button", { name: "10,50 €" })).toBeVisible();
  });

  it("writes them as Austrian German does where the tag says so", async () => {
    const screen = await renderGerman("de-AT");
    await expect.element(screen.getByText(/€\s1[\s.]234,50/)).toBeVisible();
  });

  it("refuses a pseudo-language from right to left, and says why", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    // What has no type that would refuse it: a site in JavaScript.
    const untyped = "ar-XB" as "fr";
    const catalogs = await loadCatalogs("fr");
    const draw = render(
      <GrandstandProvider locale={untyped} catalogs={catalogs}>
        <Written />
      </GrandstandProvider>,
    );
    await expect(draw).rejects.toThrow("laid out from left to right alone");
    vi.restoreAllMocks();
  });
});
