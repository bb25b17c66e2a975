import type { Locator } from "playwright";
import { leaveWelcome, RegistrationForm, registrant } from "../../support/registrant.ts";
import type { Locale } from "../../support/wording.ts";
import { readBooks } from "../ledger.ts";
import { closeDialogs, isNarrow } from "../person.ts";
import { defineStep } from "../step.ts";

/** A stranger opens an account, once a walk, and is logged in with it. */
export const register = defineStep<Locator>({
  name: "register",
  weight: 2,
  async find({ person, isLoggedIn, people }) {
    const isKnown = people.some(({ username }) => username === registrant.username);
    if (isLoggedIn || isKnown || person.isOffline || isNarrow(person)) return null;
    await closeDialogs(person);
    const { exact } = await person.words();
    const header = person.page.locator("header").first();
    const button = header.getByRole("button", { name: exact("header.register.button") });
    return (await button.count()) === 1 ? button : null;
  },
  async run(expected) {
    const { person, people } = expected;
    const { username, password, email, firstname, lastname } = registrant;
    const locale = (await person.page.locator("html").getAttribute("lang")) as Locale;
    const form = new RegistrationForm(person.page, locale);
    await form.open();
    await form.fill();
    people.push({ username, password, email, name: `${firstname} ${lastname}` });
    expected.username = username;
    expected.isLoggedIn = true;
    await form.create();
    await leaveWelcome(person.page);
    expected.books = await readBooks(person.journey);
    return username;
  },
});
