import { locales } from "@grandstand/rules/locale";
import { formatLimit, formatMoney } from "@grandstand/rules/money";
import { formatOdds, oddsFormats } from "@grandstand/rules/odds";
import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { namesOfEvent } from "./names-of-event.ts";
import { drawnPiecesOf, piecesOf } from "./pieces.ts";
import { sentenceStates as states } from "./sentence.states.ts";
import { Sentence } from "./sentence.tsx";

checkConformance("sentence", Sentence, states);

/** What of a text is kept from translators. */
const keptOf = (text: string, names: readonly string[] = []) =>
  piecesOf(text, names).flatMap((piece) => (piece.isKept ? piece.text : []));

describe("sentence", () => {
  it.each(Object.values(states))("[SENTENCE-1] is its text: $children", async (props) => {
    const screen = await renderComponent(
      <p>
        <Sentence {...props} />
      </p>,
    );
    expect(screen.container.textContent).toBe(props.children);
    const width = screen.container.querySelector("span")?.getBoundingClientRect().width;
    const plain = await renderComponent(
      <p>
        <span>{props.children}</span>
      </p>,
    );
    // Letters are not kerned from one element to the next: less than a tenth of a pixel.
    expect(plain.container.querySelector("span")?.getBoundingClientRect().width).toBeCloseTo(
      width ?? 0,
      0,
    );
  });

  it.each([
    ["1,50 → 1,80", [], ["1,50 → ", "1,80"]],
    ["Il reste 10,00 €.", [], ["Il reste ", "10,00 €."]],
    ["« Anderlecht » à 2,10", ["Anderlecht"], ["« Anderlecht", " » à ", "2,10"]],
  ])("[SENTENCE-5] draws no element for a lone mark: %s", (text, names, pieces) => {
    expect(drawnPiecesOf(text, names).map((piece) => piece.text)).toEqual(pieces);
  });

  it.each(locales)("[SENTENCE-2] keeps every amount as it is written: %s", (locale) => {
    for (const currency of ["EUR", "GBP", "USD", "CHF", "SEK"]) {
      for (const cents of [0, 5, 1_000, 123_450, 98_765_432, -450]) {
        for (const write of [formatMoney, formatLimit]) {
          const amount = write(cents, locale, currency);
          // A currency that is written by its letters has no sign; its cents are kept all the same.
          if (!/\p{Sc}/u.test(amount)) continue;
          expect(keptOf(`Reste ${amount}, et ${amount}.`)).toEqual([amount, amount]);
        }
      }
    }
  });

  it.each(oddsFormats)("[SENTENCE-2] keeps every price as it is written: %s", (format) => {
    for (const odds of [1.01, 1.5, 2, 3.4, 11.37, 101.5, 12_345.25]) {
      const price = formatOdds(odds, format);
      expect(keptOf(`Van ${price} naar ${price}.`)).toEqual([price, price]);
    }
  });

  it.each([
    "Vous pouvez miser 3 fois, à 20:45, le 28 nov. 2026.",
    "Plus de 2,5 buts : 1-0, 63′.",
    "65.519 bets, 11 of them won.",
  ])("[SENTENCE-2] leaves other numbers to the wording: %s", (text) => {
    expect(keptOf(text)).toEqual([]);
  });

  it("[SENTENCE-3] keeps names wherever they are, and what is in them with them", () => {
    expect(keptOf("Genk of gelijk, niet Genk", ["Genk"])).toEqual(["Genk", "Genk"]);
    expect(keptOf("Genk – Gent: 2.40", ["Genk", "Genk – Gent"])).toEqual(["Genk – Gent", "2.40"]);
    expect(keptOf("Genkenaar", ["Genk"])).toEqual([]);
    expect(keptOf("Reçu GS-2.40-1", ["GS-2.40-1", ""])).toEqual(["GS-2.40-1"]);
    expect(namesOfEvent("Genk – Gent")).toEqual(["Genk", "Gent"]);
    expect(namesOfEvent("Ostende 15:40")).toEqual(["Ostende 15:40"]);
  });

  it("[SENTENCE-4] is one element where nothing is to be kept apart", async () => {
    const screen = await renderComponent(<Sentence {...states["a figure alone"]} />);
    const elements = () =>
      [...screen.container.querySelectorAll("span")].map(({ translate }) => translate);
    expect(elements()).toEqual([false]);
    await screen.rerender(<Sentence {...states["words alone"]} />);
    expect(elements()).toEqual([true]);
    await screen.rerender(<Sentence {...states["with a name"]} />);
    expect(elements()).toEqual([true, false, true]);
  });
});
