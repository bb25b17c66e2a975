import type { Locator } from "playwright";
import { slipOf } from "../../support/bettor.ts";
import { expect } from "../expect.ts";
import { openSlip, textOf } from "../person.ts";
import { readSlip } from "../slip-reading.ts";
import { choose, defineStep } from "../step.ts";

/** What people type into a field for an amount, and what they should not. */
const typed = [
  "1",
  "2,5",
  "0,10",
  "7.5",
  "12",
  "3,33",
  "",
  "0",
  "-3",
  "abc",
  "1e3",
  "1,234",
  "99999",
];

export const typeStake = defineStep<Locator>({
  name: "type a stake",
  weight: 3,
  async find({ person }, { nth }) {
    const slip = await openSlip(person);
    const fields = slip.locator("input[inputmode=decimal]:enabled");
    const count = await fields.count();
    return count === 0 ? null : fields.nth(nth % count);
  },
  async run(_, field, choice) {
    const text = choose(typed, choice) ?? "1";
    await field.fill(text);
    await expect(field, "what was typed stands").toHaveValue(text);
    return `"${text}"`;
  },
});

/** Several singles at once are several bets, each with a receipt of its own: by one stake after the other that is rare. */
export const stakeEachSingle = defineStep<Locator>({
  name: "stake each single",
  weight: 4,
  async find({ person }) {
    const slip = await openSlip(person);
    const single = slip.locator("input[type=radio][value=single]:enabled");
    const { outcomeIds, isBuilder } = await readSlip(person.page);
    return !isBuilder && outcomeIds.length > 1 && (await single.count()) === 1 ? single : null;
  },
  async run({ person }, single, { nth }) {
    await single.check();
    const fields = slipOf(person.page).locator("input[inputmode=decimal]:enabled");
    const stakes = Array.from({ length: await fields.count() }, (_, at) =>
      String(1 + ((nth + at) % 5)),
    );
    for (const [at, stake] of stakes.entries()) await fields.nth(at).fill(stake);
    return stakes.join(" and ");
  },
});

export const chooseQuickStake = defineStep<Locator>({
  name: "press a quick stake",
  weight: 2,
  async find({ person }, { nth }) {
    const slip = await openSlip(person);
    const chips = slip.locator("fieldset:enabled button[aria-pressed]");
    const count = await chips.count();
    return count === 0 ? null : chips.nth(nth % count);
  },
  async run(_, chip) {
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    return await textOf(chip);
  },
});

export const chooseBetType = defineStep<Locator>({
  name: "choose a bet type",
  weight: 3,
  async find({ person }, { nth }) {
    const slip = await openSlip(person);
    const { exact } = await person.words();
    const group = slip.getByRole("group", { name: exact("bet-slip.type") });
    const types = group.locator("input[type=radio]:enabled");
    const count = await types.count();
    return count < 2 ? null : types.nth(nth % count);
  },
  async run(_, type) {
    await type.check();
    await expect(type).toBeChecked();
    return (await type.getAttribute("value")) ?? "";
  },
});

export const chooseSystem = defineStep<Locator>({
  name: "choose a system",
  weight: 2,
  async find({ person }) {
    const slip = await openSlip(person);
    const { exact } = await person.words();
    const label = exact("bet-slip.system").source.slice(1, -1);
    const list = slip.getByRole("button", { name: new RegExp(`^${label} `), disabled: false });
    return (await list.count()) === 1 ? list : null;
  },
  async run({ person }, list, { nth }) {
    const systems = slipOf(person.page).locator("[type=radio]:not([value=single], [value=combi])");
    if ((await list.getAttribute("aria-expanded")) !== "true") await list.click();
    // The type switch has one of its own.
    await expect.poll(() => systems.count()).toBeGreaterThan(1);
    const system = systems.nth(1 + (nth % ((await systems.count()) - 1)));
    const value = (await system.getAttribute("value")) ?? "";
    await system.click({ force: true });
    return value;
  },
});
