import { describe, expect, it } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";
import type { BetSlipProps } from "./bet-slip-props.ts";

type Screen = Awaited<ReturnType<typeof renderComponent>>;

function control(screen: Screen): HTMLElement {
  const found = screen.container.querySelector<HTMLElement>("[data-control]");
  if (found) return found;
  throw new Error("The slip has no place control.");
}

async function drawn(props: BetSlipProps, locale: "fr" | "nl" | "en" = "fr") {
  return renderComponent(<BetSlip {...props} />, { locale });
}

describe("the sentence of a slip", () => {
  it("[BET-SLIP-6] says the whole bet in a sentence of the place control", async () => {
    const screen = await drawn(states.one);
    await expect
      .element(screen.getByRole("button", { name: /Placer le pari de 10,00/ }))
      .toHaveAccessibleDescription(
        /Un pari simple de 10,00.€ sur Union Saint-Gilloise \(Résultat du match\), à la cote de 2\.24, qui paie 22,40.€ si la sélection gagne, début sam\. 18:15\./,
      );
  });

  it("[BET-SLIP-6] says of what has begun that it is in play", async () => {
    const { slip } = states.one;
    if (!slip?.sentence) throw new Error("The bet has no sentence.");
    const begun = { ...slip, sentence: { ...slip.sentence, lastStartsAt: null } };
    const screen = await drawn({ ...states.one, slip: begun });
    await expect
      .element(screen.getByRole("button", { name: /Placer le pari de 10,00/ }))
      .toHaveAccessibleDescription(/si la sélection gagne, en direct\./);
  });

  it.each([
    ["system", /Trixie, 4 paris, 4,00.€ en tout, qui paie au plus 26,38.€/],
    ["several", /2 paris simples, 15,50.€ en tout, qui paient 38,02.€ si tous gagnent/],
    ["combi", /Un combiné de 3 sélections, 10,00.€, qui paie 111,33.€ si toutes gagnent/],
    [
      "each-way combi",
      /gagnant-placé \(.*\), qui paie 312,19.€ si toutes gagnent, ou 42,19.€ si toutes sont placées/,
    ],
    ["free bet chosen", /qui paie 12,40.€ si la sélection gagne, mise payée par votre pari/],
    [
      "starting price",
      /sur Union Saint-Gilloise \(Résultat du match\), à la cote de départ, dont le retour n’est pas/,
    ],
    ["system of unknown returns", /dont le retour n’est pas encore connu/],
  ] as const)("[BET-SLIP-6] describes the bet in one sentence: %s", async (state, sentence) => {
    const screen = await drawn(states[state]);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(control(screen)).toHaveAccessibleDescription(sentence);
  });

  it.each([
    [
      "fr",
      /20,00.€ sur Golden Arrow \(Gagnant\), à la cote de 6\.00, gagnant-placé \(une moitié sur la victoire, l’autre sur une place\), qui paie 82,50.€ si la sélection gagne, ou 22,50.€ si elle est seulement placée, début/,
    ],
    [
      "nl",
      /€.20,00 op Golden Arrow \(Gagnant\), aan een quotering van 6[.,]00, each-way \(de ene helft op winst, de andere op een plaats\), die €.82,50 uitbetaalt als de selectie wint, of €.22,50 als ze alleen op een betaalde plaats aankomt, start/,
    ],
    [
      "en",
      /€20\.00 on Golden Arrow \(Gagnant\) at 6\.00, each-way \(half to win, half to place\), paying €82\.50 if the selection wins, or €22\.50 if it only finishes in the places, starting/,
    ],
  ] as const)(
    "[BET-SLIP-6] of an each-way says what it pays for a win and for a place: %s",
    async (locale, sentence) => {
      const screen = await drawn(states["each-way single"], locale);
      expect(control(screen)).toHaveAccessibleDescription(sentence);
    },
  );

  it("[BET-SLIP-6] of several singles with each-way says what they pay for the places", async () => {
    const { slip } = states.several;
    if (!slip?.sentence) throw new Error("The bets have no sentence.");
    const sentence = { ...slip.sentence, isEachWay: true, paysPlaces: 1_234 };
    const screen = await drawn({ ...states.several, slip: { ...slip, sentence } });
    expect(control(screen)).toHaveAccessibleDescription(
      /, gagnant-placé compris, qui paient .*, ou 12,34.€ si les sélections sont seulement placées/,
    );
  });

  it.each([
    ["fr", /sur Non \(Les deux équipes marquent\), à la cote/],
    ["nl", /op Non \(Les deux équipes marquent\), aan een quotering/],
    ["en", /on Non \(Les deux équipes marquent\) at/],
  ] as const)("[BET-SLIP-6] of a single names its market: %s", async (locale, sentence) => {
    const { slip } = states.one;
    if (slip === null) throw new Error("There is no slip.");
    const lines = slip.lines.map((line) => ({
      ...line,
      outcomeName: "Non",
      marketName: "Les deux équipes marquent",
    }));
    const screen = await drawn({ ...states.one, slip: { ...slip, lines } }, locale);
    expect(control(screen)).toHaveAccessibleDescription(sentence);
  });

  it.each([
    ["fr", /1 pari simple, 10,00.€ en tout, qui paie 22,40.€ s’il gagne, début sam\. 18:15\./],
    ["nl", /1 enkele weddenschap, €.10,00 in totaal, die €.22,40 uitbetaalt als ze wint, start za/],
    ["en", /1 single, €10\.00 in all, paying €22\.40 if it wins, starting Sat 18:15\./],
  ] as const)(
    "[BET-SLIP-6] of one single among other lines is in the singular: %s",
    async (locale, sentence) => {
      const { slip } = states.several;
      if (slip === null || states.one.slip === null) throw new Error("There is no slip.");
      const props = { ...states.several, slip: { ...slip, sentence: states.one.slip.sentence } };
      const screen = await drawn(props, locale);
      await expect.element(screen.getByText(sentence)).toBeVisible();
    },
  );

  it.each(["line errors", "price moved down", "insufficient funds"] as const)(
    "[BET-SLIP-6] is none while the bet can't be placed as it is: %s",
    async (state) => {
      const screen = await drawn(states[state]);
      await expect.element(screen.getByRole("textbox")).toBeVisible();
      expect(screen.container.textContent).not.toMatch(/Un combiné de/);
    },
  );

  it.each([
    ["fr", /^Une cote a changé.: 111,33.€ → 105,84.€$/],
    ["nl", /^Quotering gewijzigd: €.111,33 → €.105,84$/],
    ["en", /^Odds changed: €111\.33 → €105\.84$/],
  ] as const)(
    "[BET-SLIP-41] shows in one line what moved prices do to the return: %s",
    async (locale, words) => {
      const screen = await drawn(states["price moved down"], locale);
      await expect.element(screen.getByText(words)).toBeVisible();
      expect(screen.getByText(/105[.,]84/).elements()).toHaveLength(2);
    },
  );

  it("[BET-SLIP-41] says it to a guest too, and the sentence is of the new price", async () => {
    const { slip } = states.one;
    if (slip === null) throw new Error("The state shows no slip.");
    const screen = await drawn({
      ...states.one,
      slip: {
        ...slip,
        lines: slip.lines.map((line) => ({ ...line, movedTo: 2.5 })),
        control: { kind: "login" },
        movedPrices: { count: 1, before: 2_240, after: 2_500 },
      },
    });
    await expect.element(screen.getByText(/22,40.€ → 25,00.€/)).toBeVisible();
    await expect.element(screen.getByText(/à la cote de 2\.50/)).toBeVisible();
  });

  it.each([
    ["fr", /plus 6,20.€ de boost/, /Boost \+50.% ?, en plus/],
    ["nl", /plus €.6,20 boost/, /Boost \+50%, extra/],
    ["en", /plus a boost of €6\.20/, /Boost \+50%, on top/],
  ] as const)(
    "[BET-SLIP-43] shows a boost beside the return and in the sentence: %s",
    async (locale, sentence, row) => {
      const screen = await drawn(states.boosted, locale);
      await expect.element(screen.getByText(row)).toBeVisible();
      expect(control(screen)).toHaveAccessibleDescription(sentence);
    },
  );
});

describe("a bet in play on its way", () => {
  it.each([
    ["fr", "En direct, votre pari est confirmé après quelques secondes."],
    ["nl", "Live duurt het enkele seconden voor uw weddenschap bevestigd is."],
    ["en", "In play, it takes a few seconds until your bet is confirmed."],
  ] as const)("[BET-SLIP-49] says that it takes a few seconds: %s", async (locale, words) => {
    const screen = await drawn(states.processing, locale);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(control(screen)).toHaveAccessibleDescription(new RegExp(words));
    const { slip } = states.processing;
    if (slip === null) throw new Error("There is no slip.");
    const ahead = slip.lines.map((line) => ({ ...line, isLive: false, inPlay: null }));
    await screen.rerender(<BetSlip {...states.processing} slip={{ ...slip, lines: ahead }} />);
    await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  });
});

describe("a free bet that can't pay any more", () => {
  it.each([
    ["fr", /Vos paris gratuits ne peuvent pas être affichés/],
    ["nl", /Uw gratis weddenschappen kunnen nu niet getoond worden/],
    ["en", /Your free bets cannot be shown/],
  ] as const)(
    "[BET-SLIP-33] is shown as missing where none can be had: %s",
    async (locale, words) => {
      const screen = await drawn(states["free bets that can't be had"], locale);
      await expect.element(screen.getByText(words)).toBeVisible();
    },
  );

  it("[BET-SLIP-33] is said not to be there, and states no limit of nothing", async () => {
    const screen = await drawn(states["free bet not there any more"]);
    await expect.element(screen.getByText(/n’est plus disponible/)).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/Maximum 0|reste 0,00/);
  });

  it("[BET-SLIP-33] limits the stake to what is left of it", async () => {
    const screen = await drawn(states["free bet staked above what is left"]);
    await expect.element(screen.getByRole("textbox")).toBeVisible();
    expect(screen.getByText(/Mise maximale.: 10.€/).elements()).toHaveLength(1);
    expect(control(screen)).toHaveAccessibleDescription(/La mise est à corriger/);
  });
});
