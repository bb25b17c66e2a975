import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { announcerStates as states } from "./announcer.states.ts";
import { Announcer } from "./announcer.tsx";
import { createAnnouncer } from "./create-announcer.ts";

checkConformance("announcer", Announcer, states);

/** An announcer whose pauses end when the test says so, and what it has said. */
function recordedAnnouncer() {
  const pauses: (() => void)[] = [];
  const said: string[] = [];
  const announcer = createAnnouncer((_milliseconds, run) => pauses.push(run));
  announcer.subscribe(() => {
    const { polite, assertive } = announcer.read();
    said.push((polite.id > assertive.id ? polite : assertive).message);
  });
  return { announcer, said, endPause: () => pauses.shift()?.() };
}

describe("announcer", () => {
  it("[ANNOUNCER-1] fills regions that were there before", async () => {
    const announcer = createAnnouncer(() => undefined);
    const screen = await renderComponent(<Announcer announcer={announcer} />);
    const regions = screen.container.querySelectorAll("[aria-live]");
    expect([...regions].map((region) => region.textContent)).toEqual(["", ""]);
    announcer.announce("Le pari est placé");
    await expect.element(screen.getByText("Le pari est placé")).toBeInTheDocument();
    expect(screen.container.querySelector("[aria-live]")).toBe(regions[0]);
  });

  it("[ANNOUNCER-2] says one message at a time", () => {
    const { announcer, said, endPause } = recordedAnnouncer();
    for (const message of ["a", "b", "c"]) announcer.announce(message);
    expect(said).toEqual(["a"]);
    endPause();
    expect(said).toEqual(["a", "b"]);
  });

  it("[ANNOUNCER-3] lets an assertive message go first", () => {
    const { announcer, said, endPause } = recordedAnnouncer();
    announcer.announce("a");
    announcer.announce("b");
    announcer.announce("error", "assertive");
    endPause();
    expect(said).toEqual(["a", "error"]);
  });

  it("[ANNOUNCER-4] does not repeat what is waiting or has just been said", () => {
    const { announcer, said, endPause } = recordedAnnouncer();
    for (const message of ["a", "a", "b", "b"]) announcer.announce(message);
    for (let pause = 0; pause < 4; pause += 1) endPause();
    expect(said).toEqual(["a", "b"]);
  });

  it("[ANNOUNCER-5] says the same words again later, in a new node", async () => {
    const pauses: (() => void)[] = [];
    const announcer = createAnnouncer((_milliseconds, run) => pauses.push(run));
    const screen = await renderComponent(<Announcer announcer={announcer} />);
    announcer.announce("Cote modifiée");
    await expect.element(screen.getByText("Cote modifiée")).toBeInTheDocument();
    const first = screen.getByText("Cote modifiée").element();
    pauses.shift()?.();
    announcer.announce("Cote modifiée");
    await expect.poll(() => screen.getByText("Cote modifiée").element()).not.toBe(first);
  });

  it("[ANNOUNCER-6] drops the oldest polite messages", () => {
    const { announcer, said, endPause } = recordedAnnouncer();
    for (const message of "abcdefgh") announcer.announce(message);
    for (let pause = 0; pause < 10; pause += 1) endPause();
    expect(said).toEqual(["a", "e", "f", "g", "h"]);
  });

  it("[ANNOUNCER-7] forgets what it said and what waits, and keeps its pause", async () => {
    const pauses: (() => void)[] = [];
    const announcer = createAnnouncer((_milliseconds, run) => pauses.push(run));
    const screen = await renderComponent(<Announcer announcer={announcer} />);
    const regions = () =>
      [...screen.container.querySelectorAll("[aria-live]")].map((region) => region.textContent);
    announcer.announce("Solde 12,00 €");
    announcer.announce("Solde 13,00 €", "assertive");
    await expect.element(screen.getByText("Solde 12,00 €")).toBeInTheDocument();
    announcer.forget();
    await expect.poll(regions).toEqual(["", ""]);
    announcer.announce("Connexion");
    expect(announcer.read().polite.message).toBe("");
    pauses.shift()?.();
    expect(announcer.read().polite.message).toBe("Connexion");
    await expect.poll(regions).toEqual(["Connexion", ""]);
  });
});
