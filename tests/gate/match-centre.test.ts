import { describe } from "vitest";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const minute = 60_000;

describe("a match's centre", () => {
  it("[JOURNEY-745] is pressed before its code is there, and follows what happens", async ({
    journey,
  }) => {
    const { programme, control } = journey;
    const [match] = await programme.live();
    if (!match) throw new Error("No football is in play.");
    const page = await journey.visit(pathOf(match), phone);
    const centre = page.getByRole("region", { name: fr("match-centre.tabs") });
    const tab = (name: string) => centre.getByRole("tab", { name: fr(`match-centre.tab.${name}`) });
    await expect(centre.getByRole("img")).toBeVisible();
    await tab("stats").evaluate((button: HTMLElement) => button.click());
    await expect(tab("stats")).toHaveAttribute("aria-selected", "true");
    const attacks = async () => {
      const { stats = [] } = await programme.play(match.id);
      return stats.find(({ key }) => key === "dangerous_attacks");
    };
    const before = await attacks();
    await control.moveClock(6 * minute);
    await expect
      .poll(async () => {
        const { home, away } = (await attacks()) ?? {};
        const text = fr("match-centre.stat.compared", {
          name: "Attaques dangereuses",
          home: match.home_team ?? "",
          homeValue: String(home),
          away: match.away_team ?? "",
          awayValue: String(away),
        });
        return centre.getByText(text).count();
      })
      .toBe(1);
    expect(await attacks()).not.toEqual(before);
    await tab("table").click();
    await expect(centre.getByRole("rowheader", { name: match.home_team ?? "" })).toBeVisible();
  });
});
