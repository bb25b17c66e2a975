import type { Locator } from "playwright";
import { expect } from "../expect.ts";
import { type Expected, somebodyOf } from "../expected.ts";
import { checkOthers } from "../invariants-of-people.ts";
import { closeDialogs, isNarrow, press } from "../person.ts";
import { fetchNews, untilAnswered } from "../popups.ts";
import { type Choice, defineStep } from "../step.ts";

/** Types the login that is open, in any language, and waits until it is over. */
export async function typeLogin(expected: Expected, username: string): Promise<void> {
  const { person } = expected;
  const { exact } = await person.words();
  const login = person.page.getByRole("dialog", { name: exact("login.title") });
  await login.getByLabel(exact("login.username")).fill(username);
  const password = login.getByRole("textbox", { name: exact("login.password") });
  await password.fill(somebodyOf(expected, username).password);
  // From here on what comes over the page may be for them.
  expected.username = username;
  expected.isLoggedIn = true;
  await password.press("Enter");
  await expect(login, "[WANDER-3] the login is over").toBeHidden();
  if (!expected.consentsDue.has(username)) return;
  await untilAnswered(
    person,
    `[WANDER-42] the consent of ${username} is asked at their login`,
    () => !expected.consentsDue.has(username),
  );
}

/** The person whom a choice selects among those who share the browser. */
export function chosenPerson({ people }: Expected, { nth }: Choice): string {
  return people[nth % people.length]?.username ?? "";
}

async function findLogin({ person, isLoggedIn }: Expected): Promise<Locator | null> {
  if (isLoggedIn || person.isOffline) return null;
  await closeDialogs(person);
  const { exact } = await person.words();
  const header = person.page.locator("header").first();
  const button = header.getByRole("button", { name: exact("header.login.button") });
  return (await button.count()) === 1 ? button : null;
}

export const logIn = defineStep<Locator>({
  name: "log in",
  weight: 5,
  find: findLogin,
  async run(expected, button, choice) {
    await press(expected.person, button, choice.byKeys);
    const username = chosenPerson(expected, choice);
    await typeLogin(expected, username);
    return username;
  },
});

/** The account's button of a wide page, where a person is logged in and no overlay is open. */
export async function findAccount({ person, isLoggedIn }: Expected): Promise<Locator | null> {
  if (!isLoggedIn || person.isOffline || isNarrow(person)) return null;
  await closeDialogs(person);
  const { like } = await person.words();
  const account = person.page.getByRole("button", { name: like("header.account") });
  return (await account.count()) === 1 ? account : null;
}

/**
 * Something is said to the person while their account is open: a toast shows at once, a popup not before
 * they have left.
 */
async function sendNews({ person, username, people }: Expected, { nth }: Choice): Promise<void> {
  const name = people.find((each) => each.username === username)?.name;
  const kind = nth % 3 === 1 ? "Toast" : "Generic";
  await person.journey.control.notify(username, kind, { title: `Pour ${name}` });
  await fetchNews(person);
}

/** Leaves by the account's button, and checks that nothing is left of the person. */
async function leave(expected: Expected, account: Locator, choice: Choice): Promise<void> {
  const { person } = expected;
  const { exact } = await person.words();
  // A simultaneous request of another tab is refused.
  person.journey.problems.expect(/status of 401/);
  await press(person, account, choice.byKeys);
  const button = person.page.getByRole("button", { name: exact("account.logout.button") });
  await expect(button).toBeVisible();
  if (choice.nth % 3 !== 0) await sendNews(expected, choice);
  await button.click();
  const header = person.page.locator("header").first();
  const login = header.getByRole("button", { name: exact("header.login.button") });
  await expect(login, "[WANDER-41] nobody is logged in").toBeVisible();
  expected.isLoggedIn = false;
  // Sooner than a toast would close on its own.
  await checkOthers(expected, [person.page], 3_000);
  await checkOthers(expected);
}

export const logOut = defineStep<Locator>({
  name: "log out",
  weight: 2,
  find: findAccount,
  async run(expected, account, choice) {
    const { username, person } = expected;
    await leave(expected, account, choice);
    if (choice.nth % 2 === 0) return username;
    person.usedKeys = false;
    await person.page.goBack();
    // Out of the site there is nothing to look at.
    if (!person.page.url().startsWith(person.journey.siteUrl)) await person.page.goto("/");
    await expect(person.page.locator("main h1").first()).toBeAttached();
    return `${username}, and Back`;
  },
});

export const changePerson = defineStep<Locator>({
  name: "another person takes over",
  weight: 4,
  find: findAccount,
  async run(expected, account, choice) {
    const { username: before, people } = expected;
    const next = people.filter(({ username }) => username !== before);
    const username = next[choice.nth % next.length]?.username ?? "";
    await leave(expected, account, choice);
    const button = await findLogin(expected);
    if (button === null) throw new Error("There is no way to log in.");
    await press(expected.person, button, choice.byKeys);
    await typeLogin(expected, username);
    return `${username} after ${before}`;
  },
});
