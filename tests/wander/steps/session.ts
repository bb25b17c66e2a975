import { seededPassword } from "@grandstand/sandbox/src/accounts/seeded-accounts.ts";
import type { Locator } from "playwright";
import { expect } from "../../support/expect.ts";
import type { Expected } from "../expected.ts";
import { closeDialogs, isNarrow, type Person, press } from "../person.ts";
import { defineStep } from "../step.ts";

/** Fills in the open login, in any language, and sends it by the Enter key. */
export async function fillLogin(person: Person, username: string): Promise<Locator> {
  const { exact } = await person.words();
  const login = person.page.getByRole("dialog", { name: exact("login.title") });
  await login.getByLabel(exact("login.username")).fill(username);
  const password = login.getByRole("textbox", { name: exact("login.password") });
  await password.fill(seededPassword);
  await password.press("Enter");
  return login;
}

export const logIn = defineStep<Locator>({
  name: "log in",
  weight: 4,
  async find({ person, isLoggedIn }) {
    if (isLoggedIn || person.isOffline) return null;
    await closeDialogs(person);
    const { exact } = await person.words();
    const header = person.page.locator("header").first();
    const button = header.getByRole("button", { name: exact("header.login.button") });
    return (await button.count()) === 1 ? button : null;
  },
  async run(expected, button, { byKeys }) {
    const { person, username } = expected;
    await press(person, button, byKeys);
    const login = await fillLogin(person, username);
    await expect(login, "the login is over").toBeHidden();
    expected.isLoggedIn = true;
    return username;
  },
});

/** The account's button of a wide page, where a person is logged in and no overlay is open. */
async function findAccount({ person, isLoggedIn }: Expected): Promise<Locator | null> {
  if (!isLoggedIn || person.isOffline || isNarrow(person)) return null;
  await closeDialogs(person);
  const { like } = await person.words();
  const account = person.page.getByRole("button", { name: like("header.account") });
  return (await account.count()) === 1 ? account : null;
}

export const logOut = defineStep<Locator>({
  name: "log out",
  find: findAccount,
  async run(expected, account, { byKeys }) {
    const { person } = expected;
    const { exact } = await person.words();
    // A simultaneous request of another tab is refused.
    person.journey.problems.expect(/status of 401/);
    await press(person, account, byKeys);
    await person.page.getByRole("button", { name: exact("account.logout.button") }).click();
    const header = person.page.locator("header").first();
    const login = header.getByRole("button", { name: exact("header.login.button") });
    await expect(login, "nobody is logged in").toBeVisible();
    expected.isLoggedIn = false;
    return "done";
  },
});

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
    expected.ledger = { ...expected.ledger, balance: expected.ledger.balance + coins };
    return `${coins} coins`;
  },
});
