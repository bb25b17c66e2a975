import type { Locator } from "playwright";
import { expect } from "../expect.ts";
import { readBooks } from "../ledger.ts";
import { defineStep } from "../step.ts";
import { findAccount } from "./session.ts";

export const convertCoins = defineStep<Locator>({
  name: "convert coins",
  weight: 2,
  find: findAccount,
  async run(expected, account, { nth }) {
    const { person, username } = expected;
    const { exact } = await person.words();
    await account.click();
    const open = person.page.getByRole("button", { name: exact("loyalty.convert.button") });
    await expect(open).toBeVisible();
    if (await open.isDisabled()) return "no coins are left";
    await open.click();
    const converter = person.page.getByRole("dialog", { name: exact("coins-converter.title") });
    await expect(converter).toBeVisible();
    const field = converter.getByRole("textbox");
    const none = converter.getByText(exact("coins-converter.no-coins"));
    await expect(field.or(none)).toBeVisible();
    if ((await field.count()) === 0) return "no coins are left";
    const coins = 1 + nth * 3;
    await field.fill(String(coins));
    const convert = converter.getByRole("button", {
      name: exact("coins-converter.convert.button"),
      exact: true,
    });
    if (await convert.isDisabled()) return `${coins} are too many`;
    const before = await person.journey.control.balanceOf(username);
    await convert.click();
    // A coin is a cent.
    const paid = async () => (await person.journey.control.balanceOf(username)) - before;
    await expect.poll(paid, { message: "[WANDER-12] coins are paid" }).toBe(coins);
    expected.books = await readBooks(person.journey);
    return `${coins} coins`;
  },
});
