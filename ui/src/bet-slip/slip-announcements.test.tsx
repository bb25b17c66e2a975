import type { Selection, SlipEvent } from "@grandstand/rules/slip";
import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import type { BetSlipView } from "./bet-slip-view.ts";
import { SlipAnnouncements, type SlipAnnouncementsProps } from "./slip-announcements.tsx";

const selection: Selection = {
  outcomeId: "genk-1",
  eventId: "genk",
  marketId: "genk-result",
  eventName: "Union Saint-Gilloise – KRC Genk",
  marketName: "Résultat du match",
  outcomeName: "Union Saint-Gilloise",
  sportSlug: "football",
  competitionId: "101",
  sportId: "1",
  startsAt: 0,
  isLive: false,
  marketType: "1x2",
  odds: 2.24,
  isStartingPrice: false,
  hasEachWay: false,
  eachWayPlaces: null,
  eachWayFraction: null,
  outcomeIds: [],
  isBetplus: false,
  betOrigin: null,
};

const combi = viewOf("combi");

function viewOf(name: keyof typeof states): BetSlipView {
  const { slip } = states[name];
  if (slip) return slip;
  throw new Error(`The state "${name}" shows no slip.`);
}

/** A wait that ends when the test says so. */
function heldTimer() {
  const waiting = new Set<() => void>();
  return {
    schedule: (_: number, callback: () => void) => {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
    elapse() {
      for (const callback of waiting) callback();
      waiting.clear();
    },
    count: () => waiting.size,
  };
}

async function drawn(first: Partial<SlipAnnouncementsProps> = {}) {
  const announce = vi.fn();
  const timer = heldTimer();
  const props = { slip: combi, happening: null, schedule: timer.schedule, ...first };
  const screen = await renderComponent(<SlipAnnouncements {...props} />, { announce });
  const change = (next: Partial<SlipAnnouncementsProps>) =>
    screen.rerender(<SlipAnnouncements {...props} {...next} />);
  return { announce, timer, change };
}

function typed(totalStake: number): BetSlipView {
  return { ...combi, totals: { ...combi.totals, totalStake, potentialReturn: totalStake * 11 } };
}

describe("slip announcements", () => {
  it.each([
    ["processing", "Envoi du pari. En direct, votre pari est confirmé après quelques secondes."],
    ["before the start", "Envoi du pari"],
  ])("[BET-SLIP-49] says that a bet is on its way: %s", async (name, words) => {
    const { announce, change } = await drawn();
    const slip = viewOf("processing");
    const ahead = slip.lines.map((line) => ({ ...line, isLive: false, inPlay: null }));
    await change({ slip: name === "processing" ? slip : { ...slip, lines: ahead } });
    expect(announce).toHaveBeenCalledExactlyOnceWith(words, "polite");
  });

  it("[BET-SLIP-2] says an addition with its switch as one polite message", async () => {
    const { announce, change } = await drawn();
    const events: SlipEvent[] = [
      { type: "selection-added", selection, count: 2, isSuspended: false },
      { type: "bet-type-switched", from: "single", to: "combi", because: "selections-combine" },
    ];
    await change({ happening: { id: 1, events } });
    await change({ happening: { id: 1, events } });
    expect(announce.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Ajouté au coupon.: Union Saint-Gilloise, .* cote 2\.24\. 2 sélections\. Le coupon passe en Combiné, car/,
        ),
        "polite",
      ],
    ]);
  });

  it("[BET-SLIP-2] says a removal", async () => {
    const { announce, change } = await drawn();
    await change({
      happening: { id: 1, events: [{ type: "selection-removed", selection, count: 1 }] },
    });
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Retiré du coupon.: Union Saint-Gilloise.*Reste 1 sélection/),
      "polite",
    );
  });

  it.each([
    ["one-selection", /une seule sélection/],
    ["selections-combine", /se combinent/],
    ["too-few-for-system", /il faut 3 sélections/],
    ["too-many-for-system", /16 sélections au plus/],
  ] as const)("[BET-SLIP-3] says why the type switched: %s", async (because, why) => {
    const { announce, change } = await drawn();
    const event: SlipEvent = { type: "bet-type-switched", from: "system", to: "single", because };
    await change({ happening: { id: 1, events: [event] } });
    expect(announce).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(why), "polite");
  });

  it("[BET-SLIP-4] says the totals once, after typing has stopped", async () => {
    const { announce, timer, change } = await drawn();
    await change({ slip: typed(1_00) });
    await change({ slip: typed(12_00) });
    await change({ slip: typed(12_50) });
    expect(announce).not.toHaveBeenCalled();
    expect(timer.count()).toBe(1);
    timer.elapse();
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Mise totale 12,50.€, retour possible 137,50.€/),
      "polite",
    );
  });

  it("[BET-SLIP-4] says nothing when only prices move", async () => {
    const { announce, timer, change } = await drawn();
    const totals = { ...combi.totals, potentialReturn: 20_000 };
    await change({ slip: { ...combi, totals } });
    expect(timer.count()).toBe(0);
    expect(announce).not.toHaveBeenCalled();
  });

  it("[BET-SLIP-4] leaves the totals of an added line to its own message", async () => {
    const { timer, change } = await drawn();
    await change({ slip: { ...typed(2_000), lines: combi.lines.slice(1) } });
    expect(timer.count()).toBe(0);
  });

  it("[BET-SLIP-42] says each price that can be accepted, instead of the previous one", async () => {
    const { announce, change } = await drawn();
    for (const name of ["price moved up", "price moved up", "price moved down"] as const) {
      await change({ slip: viewOf(name) });
    }
    expect(announce.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Bayern München, .*, Arsenal – Bayern München.: la cote passe de 2\.84 à 2\.90, en hausse\. Acceptez avant de placer le pari\.$/,
        ),
        "polite",
      ],
      [expect.stringMatching(/de 2\.84 à 2\.70, en baisse/), "polite"],
    ]);
  });

  it("[BET-SLIP-42] says a better price that is offered, and when nothing is left to accept", async () => {
    const { announce, change } = await drawn();
    await change({ slip: viewOf("higher price offered") });
    await change({ slip: combi });
    expect(announce.mock.calls.map(([words]) => words)).toEqual([
      expect.stringMatching(/de 2\.84 à 2\.90, en hausse\.$/),
      "Plus rien à accepter. Le bouton place le pari.",
    ]);
  });

  it("[BET-SLIP-42] names the price that was accepted, and nothing more", async () => {
    const { announce, change } = await drawn({ slip: viewOf("price moved down") });
    announce.mockClear();
    const events: SlipEvent[] = [
      { type: "changes-accepted", changes: [{ outcomeId: "arsenal-2", from: 2.84, to: 2.7 }] },
    ];
    await change({ happening: { id: 1, events } });
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^Nouvelle cote acceptée.: Bayern München, .* 2\.70\. Le pari n’est pas encore placé/,
      ),
      "polite",
    );
  });

  it("[BET-SLIP-42] says that nothing is left to accept after an earlier offer was accepted", async () => {
    const { announce, change } = await drawn({ slip: viewOf("price moved down") });
    const events: SlipEvent[] = [
      { type: "changes-accepted", changes: [{ outcomeId: "arsenal-2", from: 2.84, to: 2.7 }] },
    ];
    await change({ slip: combi, happening: { id: 1, events } });
    await change({ slip: viewOf("price moved up") });
    announce.mockClear();
    await change({ slip: combi });
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      "Plus rien à accepter. Le bouton place le pari.",
      "polite",
    );
  });

  it("[BET-SLIP-2] says that what was added is suspended, and that the slip is empty", async () => {
    const { announce, change } = await drawn();
    const added = { type: "selection-added", selection, count: 1, isSuspended: true } as const;
    await change({ happening: { id: 1, events: [added] } });
    const removed = { type: "selection-removed", selection, count: 0 } as const;
    await change({ happening: { id: 2, events: [removed] } });
    expect(announce.mock.calls.map(([words]) => words)).toEqual([
      expect.stringMatching(/cote 2\.24\. 1 sélection\. Suspendu.: aucun pari possible/),
      expect.stringMatching(/Résultat du match, .*KRC Genk\. Le coupon est vide\.$/),
    ]);
  });

  it("[BET-SLIP-10] says a refusal at once", async () => {
    const { announce, change } = await drawn();
    await change({ slip: viewOf("error of the server") });
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Erreur.: La mise dépasse/),
      "assertive",
    );
  });

  it("[BET-SLIP-17] says that a lost answer is being checked", async () => {
    const { announce, change } = await drawn();
    await change({ slip: viewOf("unknown") });
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/nous vérifions/),
      "polite",
    );
  });
});
