import { expect } from "../expect.ts";
import { type Expected, somebodyOf } from "../expected.ts";
import { closeDialogs } from "../person.ts";
import { fetchNews, untilAnswered } from "../popups.ts";
import { defineStep } from "../step.ts";

async function findSomebodyThere(expected: Expected): Promise<string | null> {
  const { isLoggedIn, person, username } = expected;
  if (!isLoggedIn || person.isOffline) return null;
  // Nothing comes over what is open.
  await closeDialogs(person);
  return username;
}

/** What is sent to one person is shown to them, once, and read when it is closed. */
export const popup = defineStep<string>({
  name: "a popup comes",
  weight: 2,
  find: findSomebodyThere,
  async run(expected, username) {
    const { person, log } = expected;
    const { control } = person.journey;
    const title = `Pour ${somebodyOf(expected, username).name}, ${log.length}`;
    const id = await control.notify(username, "Generic", { title });
    await fetchNews(person);
    const times = () => person.shown.filter((said) => said.includes(title)).length;
    await untilAnswered(person, `[WANDER-42] "${title}" is shown`, () => times() > 0);
    const isRead = async () =>
      (await control.notifications()).some((each) => each.id === id && each.read_at !== null);
    await expect.poll(isRead, { message: `[WANDER-42] "${title}" is read` }).toBe(true);
    return title;
  },
});

const documents = ["privacy_policy", "terms_conditions"] as const;

/** A consent is requested from somebody, here or at their next login, and is given. */
export const consent = defineStep<string>({
  name: "a consent is asked",
  find: findSomebodyThere,
  async run(expected, there, { nth }) {
    const { person, people, consentsDue } = expected;
    const { control } = person.journey;
    const username = people[nth % people.length]?.username ?? there;
    const document = documents[nth % documents.length] ?? "privacy_policy";
    consentsDue.add(username);
    await control.requestConsent(username, document);
    await fetchNews(person);
    if (username !== there) return `${document} of ${username}, later`;
    const isAnswered = () => !consentsDue.has(username);
    await untilAnswered(person, `[WANDER-42] ${document} is asked of ${username}`, isAnswered);
    const areGiven = async () =>
      (await control.consents())
        .filter((each) => each.document === document)
        .some(({ accepted_at }) => accepted_at !== null);
    await expect.poll(areGiven, { message: `[WANDER-42] ${document} is given` }).toBe(true);
    return `${document} of ${username}`;
  },
});
