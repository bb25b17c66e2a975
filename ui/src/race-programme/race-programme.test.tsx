import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { raceProgrammeStates as states } from "./race-programme.states.ts";
import { RaceProgramme } from "./race-programme.tsx";

checkConformance("race programme", RaceProgramme, states);

describe("race programme", () => {
  it("[RACE-PROGRAMME-1] names each meeting and lists its races", async () => {
    const screen = await renderComponent(<RaceProgramme {...states.today} />);
    const meeting = screen.getByRole("region", { name: "Kuurne" });
    expect(meeting.getByRole("listitem").elements()).toHaveLength(2);
    expect(meeting.getByRole("link").elements()).toHaveLength(2);
  });

  it("[RACE-PROGRAMME-2] says what one bets on", async () => {
    const screen = await renderComponent(<RaceProgramme {...states["one meeting"]} />);
    const race = screen.getByRole("link", { name: /Étang 3/ });
    await expect.element(race).toMatchTextContent(/14:33/);
    await expect.element(race).toMatchTextContent(/Course 3/);
    await expect
      .element(race)
      .toMatchTextContent(/12 partants · 2\s200 m · gagnant-placé 1\/5, 3 places/);
  });

  it("[RACE-PROGRAMME-3] says who came home first", async () => {
    const screen = await renderComponent(<RaceProgramme {...states["one meeting"]} />);
    await expect
      .element(screen.getByRole("link", { name: /Étang 1/ }))
      .toMatchTextContent(/1\. Vent de Mer \(4\)/);
  });

  it("[RACE-PROGRAMME-4] says what became of a race", async () => {
    const screen = await renderComponent(<RaceProgramme {...states["one meeting"]} />);
    await expect
      .element(screen.getByRole("link", { name: /Étang 2/ }))
      .toMatchTextContent(/En course/);
    await expect
      .element(screen.getByRole("link", { name: /Étang 5/ }))
      .toMatchTextContent(/Annulée/);
  });

  it("[RACE-PROGRAMME-5] says what is missing, and tries again", async () => {
    const onRetry = vi.fn();
    const failed = await renderComponent(<RaceProgramme {...states.error} onRetry={onRetry} />);
    await failed.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    const empty = await renderComponent(<RaceProgramme {...states.empty} />);
    await expect.element(empty.getByText(/Aucune réunion/)).toBeVisible();
  });

  it("[RACE-PROGRAMME-6] leaves what follows a long day where it is when one jumps to the end", async () => {
    const [meeting] = states["one meeting"].meetings;
    if (!meeting) throw new Error("the state has a meeting");
    const meetings = Array.from({ length: 12 }, (_, at) => ({
      ...meeting,
      id: `${at}`,
      races: [1, 2, 3].flatMap((again) =>
        meeting.races.map((race) => ({ ...race, id: `${race.id}-${again}` })),
      ),
    }));
    const screen = await renderComponent(
      <>
        <RaceProgramme meetings={meetings} />
        <a href="#foot">Nederlands</a>
      </>,
    );
    const foot = screen.getByRole("link", { name: "Nederlands" }).element();
    foot.scrollIntoView({ block: "center" });
    const before = foot.getBoundingClientRect().top;
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    expect(foot.getBoundingClientRect().top).toBe(before);
  });
});
