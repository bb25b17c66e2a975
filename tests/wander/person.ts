import type { BrowserContext, ElementHandle, Locator, Page } from "playwright";
import type { Journey } from "../support/begin-journey.ts";
import { slipOf, untilSettled } from "../support/bettor.ts";
import { type FindWords, type Locale, wordsIn, wordsLike } from "../support/wording.ts";
import { expect, patience } from "./expect.ts";
import { noteLastEvents } from "./trail.ts";

/** The words of the visible page: exact, or with anything instead of their variables. */
export interface PageWords {
  readonly exact: FindWords;
  readonly like: (key: string) => RegExp;
}

/** A person at a browser, and what they know of it. */
export interface Person {
  readonly journey: Journey;
  readonly context: BrowserContext;
  readonly tabs: Page[];
  /** The visible tab. */
  page: Page;
  isOffline: boolean;
  /** Whether the last step used the keyboard, and stayed on the same page. */
  usedKeys: boolean;
  /** Requested addresses that do not exist. */
  readonly missing: string[];
  /** What the operator has put over the page so far, each in its words. */
  readonly shown: string[];
  words(): Promise<PageWords>;
}

const catalogs = new Map<Locale, PageWords>();

function wordsOf(locale: Locale): PageWords {
  const known = catalogs.get(locale) ?? { exact: wordsIn(locale), like: wordsLike(locale) };
  catalogs.set(locale, known);
  return known;
}

/** Opens the site in a browser of its own. */
export async function openPerson(journey: Journey): Promise<Person> {
  const page = await journey.visit("/");
  await noteLastEvents(page);
  const person: Person = {
    journey,
    context: page.context(),
    tabs: [page],
    page,
    isOffline: false,
    usedKeys: false,
    missing: [],
    shown: [],
    async words() {
      return wordsOf((await this.page.locator("html").getAttribute("lang")) as Locale);
    },
  };
  person.context.on("response", (response) => {
    const isOwn = response.url().startsWith(journey.siteUrl);
    if (isOwn && response.status() >= 400) {
      person.missing.push(`${response.status()} ${response.url()}`);
    }
  });
  return person;
}

/** Whether the page is narrow enough to have a bar for its slip. */
export function isNarrow({ page }: Person): boolean {
  return (page.viewportSize()?.width ?? 0) <= 1024;
}

export function dialogsOf(page: Page): Locator {
  return page.locator("[role=dialog], [role=alertdialog]").filter({ visible: true });
}

/**
 * Closes overlays as a person would: by the Escape key. It waits for the entry that a closing
 * dialog removes from the history, since no person is faster than that.
 */
export async function closeDialogs(person: Person): Promise<void> {
  const { page } = person;
  await expect(async () => {
    // What the operator put over the page is answered first (popups.ts).
    await page.locator("body").waitFor();
    if ((await dialogsOf(page).count()) === 0) return;
    // What is being paid or placed can't be closed before its result.
    await page.keyboard.press("Escape");
    await expect(dialogsOf(page), "a dialog goes at the Escape key").toHaveCount(0, {
      timeout: 500,
    });
  }).toPass({ timeout: patience });
  await untilSettled(page);
}

/** The visible slip: beside the page, or in its sheet, which this opens. */
export async function openSlip(person: Person): Promise<Locator> {
  const { page } = person;
  const slip = slipOf(page);
  if (!isNarrow(person)) {
    await closeDialogs(person);
    return slip;
  }
  // The sheet is a dialog itself; another one is over it.
  if ((await slip.count()) > 0 && (await dialogsOf(page).count()) === 1) return slip;
  await closeDialogs(person);
  // The sheet's code may be missing while offline.
  if (person.isOffline) return slip;
  const { exact } = await person.words();
  const bar = page.getByRole("navigation", { name: exact("bottom-bar.label") });
  await bar.getByRole("button").click();
  await expect(slip).toBeVisible();
  return slip;
}

/** Waits until React knows an element: a person comes to it by keys, and with the first the code of later parts comes. */
async function untilAlive(page: Page, element: ElementHandle | null): Promise<void> {
  await page.keyboard.press("Shift");
  const isAlive = (each: Node | null) =>
    Object.keys(each ?? {}).some((key) => key.startsWith("__reactFiber"));
  await page.waitForFunction(isAlive, element);
}

/** Presses by the mouse, or by the keyboard. */
export async function press(
  person: Person,
  target: Locator | ElementHandle<HTMLElement>,
  byKeys: boolean,
): Promise<void> {
  if (!byKeys) return target.click();
  await expect(async () => {
    // What the operator put over the page is answered first (popups.ts): the Enter key would be its own.
    await person.page.locator("body").waitFor();
    // Before its code is there a page keeps the press unseen, and it would be pressed twice.
    await person.page.waitForFunction(() => globalThis.repeatKeptEvents === undefined);
    await target.focus();
    const element = "elementHandle" in target ? await target.elementHandle() : target;
    if (!person.isOffline) await untilAlive(person.page, element);
    const key = await person.page.evaluateHandle(awaitKey, element);
    await person.page.keyboard.press("Enter");
    // Another document that has come meanwhile has been gone to by it.
    const isReceived = await key.evaluate(({ isReceived }) => isReceived).catch(() => true);
    expect(isReceived, "the key reaches what has the focus").toBe(true);
  }).toPass({ timeout: patience });
  person.usedKeys = true;
}

/** Runs in the page, before a key is pressed: notes whether it is the element's. */
function awaitKey(element: Element | null): { isReceived: boolean } {
  const key = { isReceived: false };
  const note = ({ target }: Event) => {
    key.isReceived = target === element;
  };
  addEventListener("keydown", note, { capture: true, once: true });
  return key;
}

/** What an element says, in one line; nothing where it is gone. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.allInnerTexts()).join(" ").replaceAll(/\s+/g, " ").trim();
}

/** Cents of the first amount in a text; null where it has none. */
export function amountIn(text: string): number | null {
  const found = /\d[\d\s.,]*[.,]\d{2}(?!\d)/.exec(text)?.[0];
  return found === undefined ? null : Number(found.replaceAll(/\D/g, ""));
}
