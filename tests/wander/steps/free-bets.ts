import type { Locator } from "playwright";
import { slipOf } from "../../support/bettor.ts";
import { expect } from "../expect.ts";
import { openSlip, textOf } from "../person.ts";
import { noteShown } from "../popups.ts";
import { choose, defineStep } from "../step.ts";

export const giveFreeBet = defineStep<string>({
  name: "a free bet is given",
  find: async ({ isLoggedIn, person, username }) =>
    isLoggedIn && !person.isOffline ? username : null,
  async run({ person, people, log }, username) {
    const name = `Cadeau ${log.length} de ${people.find((each) => each.username === username)?.name}`;
    const answer = await fetch(`${person.journey.sandboxUrl}/control/api/freebets/grant`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, cents: 700, name }),
    });
    expect(answer.ok, "the free bet is given").toBe(true);
    return name;
  },
});

/** Looks at what can pay for the slip, and chooses one of it. */
export const chooseFreeBet = defineStep<Locator>({
  name: "choose what pays",
  weight: 3,
  async find({ person }) {
    const slip = await openSlip(person);
    const { exact } = await person.words();
    const label = exact("bet-slip.freebet.label").source.slice(1, -1);
    const list = slip.getByRole("button", { name: new RegExp(`^${label} `), disabled: false });
    return (await list.count()) === 1 ? list : null;
  },
  async run(expected, list, choice) {
    const { person } = expected;
    const { exact } = await person.words();
    const group = slipOf(person.page).getByRole("group", { name: exact("bet-slip.freebet.label") });
    if ((await list.getAttribute("aria-expanded")) !== "true") await list.click();
    await expect(group).toBeVisible();
    const said = await textOf(group);
    noteShown(expected, said, false);
    const rows = await group.locator("label:has(input:enabled)").all();
    const row = choose(rows, choice);
    if (row === null) return said;
    const name = await textOf(row);
    await row.locator("input").check();
    await expect(row.locator("input")).toBeChecked();
    await list.click();
    return name;
  },
});
