import { controlPath } from "@grandstand/rules/limits";
import type { Locale } from "@grandstand/rules/locale";
import type { Locator } from "playwright";
import { expect } from "../expect.ts";
import type { Expected } from "../expected.ts";
import { ledgerOf, readBooks } from "../ledger.ts";
import { lawfulLimits, type OwnLimits, usedOf } from "../limits.ts";
import { amountIn, closeDialogs, isNarrow, type PageWords, textOf } from "../person.ts";
import { readSlip } from "../slip-reading.ts";
import { defineStep } from "../step.ts";

type Kind = keyof OwnLimits;

/** Over which period the page says each limit. */
const periods = { stake: "day", deposit: "week" } as const satisfies Record<Kind, string>;
/** Cents that are left of each limit: less than most bets, and than most deposits. */
const leftOf = { stake: 237, deposit: 837 } as const satisfies Record<Kind, number>;

/** The text of a key as the source of an expression. */
const sourceOf = (words: RegExp) => words.source.slice(1, -1);

/** The label of the button that changes a limit. */
function labelOf({ exact }: PageWords, kind: Kind): RegExp {
  const name = [`limit-list.kind.${kind}`, `limit-list.period.${periods[kind]}`]
    .map((key) => sourceOf(exact(key)))
    .join(" – ");
  return new RegExp(exact("limit-list.change.label", { name: "@" }).source.replace("@", name));
}

/** Lowers a limit on the page of limits, and waits until the page has it. */
async function lower({ person }: Expected, kind: Kind, cents: number): Promise<void> {
  const { page } = person;
  const language = (await page.locator("html").getAttribute("lang")) as Locale;
  await page.goto(controlPath(language));
  const words = await person.words();
  const { exact } = words;
  const change: Locator = page.getByRole("button", { name: labelOf(words, kind) });
  await change.click();
  await page.locator("input[name=limit]").fill((cents / 100).toFixed(2));
  await page.getByRole("button", { name: exact("limit-form.next.button") }).click();
  await page.getByRole("button", { name: exact("limit-form.lower.button") }).click();
  const row = page.locator("main li").filter({ has: change });
  await expect
    .poll(async () => amountIn(await textOf(row)), { message: `[WANDER-16] the ${kind} limit` })
    .toBe(cents);
}

function defineLimit(name: string, kind: Kind, weight: number) {
  return defineStep<string>({
    name,
    weight,
    async find({ person, isLoggedIn, username, limits }) {
      const isSet = (limits.get(username) ?? lawfulLimits)[kind] !== lawfulLimits[kind];
      if (!isLoggedIn || person.isOffline || isNarrow(person) || isSet) return null;
      await closeDialogs(person);
      // What is on the slip stays beside the page of limits, and can be bet on at once.
      const isBetting = kind !== "stake" || (await readSlip(person.page)).face === "open";
      return isBetting ? username : null;
    },
    async run(expected, username) {
      const { person, limits } = expected;
      const used = usedOf(ledgerOf(await readBooks(person.journey), username));
      const cents = used[kind] + leftOf[kind];
      if (cents >= (lawfulLimits[kind] ?? Number.POSITIVE_INFINITY)) return "nothing is left";
      await lower(expected, kind, cents);
      limits.set(username, { ...(limits.get(username) ?? lawfulLimits), [kind]: cents });
      return `${username} to ${cents}`;
    },
  });
}

export const limitStakes = defineLimit("limit the stakes of a day", "stake", 6);
export const limitDeposits = defineLimit("limit the deposits of a week", "deposit", 1);
