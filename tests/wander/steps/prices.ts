import type { ElementHandle, Page } from "playwright";
import { oddsPattern, slipOf } from "../../support/bettor.ts";
import { expect } from "../expect.ts";
import { closeDialogs, isNarrow, openSlip, type Person, press, textOf } from "../person.ts";
import { type Choice, defineStep } from "../step.ts";

/** A price of the page, by its node, which stays the same through any number of ticks. */
interface Price {
  readonly button: ElementHandle<HTMLElement>;
  /** The words of its name: price, outcome, market and event. */
  readonly name: string;
}

/** One of the page's first visible prices that match. */
async function findPrice(page: Page, selector: string, { nth }: Choice): Promise<Price | null> {
  const handle = await page.evaluateHandle(
    ([wanted, index]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const seen = all.filter((each) => each.checkVisibility()).slice(0, 60);
      return seen.length === 0 ? null : (seen[(index * 7) % seen.length] ?? null);
    },
    [`main button[data-movement]${selector}`, nth] as const,
  );
  const button = handle.asElement() as ElementHandle<HTMLElement> | null;
  if (button === null) return null;
  return { button, name: ((await button.textContent()) ?? "").replaceAll(/\s+/g, " ") };
}

/** Whether a line of the slip, or a pick of the builder, has this price. */
async function isOnSlip({ page }: Person, name: string): Promise<boolean> {
  const lines = await slipOf(page).locator("article:not([data-result])").all();
  for (const line of lines) {
    const outcome = (await line.locator("h3").first().textContent()) ?? "";
    const market = (await line.locator("p").first().textContent()) ?? "";
    const [, after] = name.split(new RegExp(oddsPattern(outcome.trim(), market.trim())));
    if (after === undefined) continue;
    // The name of a price in a list also has the start of its event.
    const [event = ""] = after.split(", ");
    // A pick of the builder belongs to the page's event, and does not name it.
    const isPick = (await page.locator("[data-builder]").count()) > 0;
    if (isPick || (await textOf(line)).includes(event.trim())) return true;
  }
  return false;
}

/** A market may close during the press: then the expectation of the press does not hold. */
async function isStillOpen({ button }: Price): Promise<boolean> {
  return button.evaluate(
    (each) => each.isConnected && !each.hasAttribute("disabled") && !("locked" in each.dataset),
  );
}

export const pressOpenPrice = defineStep<Price>({
  name: "press a price",
  weight: 8,
  async find({ person }, choice) {
    await closeDialogs(person);
    return findPrice(person.page, "[data-open]:not([disabled])", choice);
  },
  async run({ person }, price, { byKeys }) {
    await press(person, price.button, byKeys);
    await expect(async () => {
      if (!(await isStillOpen(price))) return;
      const isPressed = await price.button.getAttribute("aria-pressed");
      expect(isPressed, `[WANDER-1] pressed: ${price.name}`).toBe("true");
      if (isNarrow(person) || person.isOffline) return;
      expect(await isOnSlip(person, price.name), `[WANDER-1] a line: ${price.name}`).toBe(true);
      const stakes = slipOf(person.page).locator("input[inputmode=decimal]");
      expect(await stakes.count(), `[WANDER-1] a stake: ${price.name}`).toBeGreaterThan(0);
    }).toPass({ timeout: 10_000 });
    return price.name;
  },
});

export const pressPressedPrice = defineStep<Price>({
  name: "press a pressed price",
  weight: 2,
  async find({ person }, choice) {
    await closeDialogs(person);
    return findPrice(person.page, "[aria-pressed=true]:not([disabled])", choice);
  },
  async run({ person }, price, { byKeys }) {
    await press(person, price.button, byKeys);
    await expect(async () => {
      if (!(await isStillOpen(price))) return;
      const isPressed = await price.button.getAttribute("aria-pressed");
      expect(isPressed, `[WANDER-1] no longer pressed: ${price.name}`).toBe("false");
      if (isNarrow(person) || person.isOffline) return;
      expect(await isOnSlip(person, price.name), `[WANDER-1] no line: ${price.name}`).toBe(false);
    }).toPass({ timeout: 10_000 });
    return price.name;
  },
});

export const switchBuilder = defineStep({
  name: "switch the bet builder",
  weight: 2,
  async find({ person }) {
    // The builder's code may be missing while offline.
    if (person.isOffline) return null;
    await closeDialogs(person);
    const { exact } = await person.words();
    const main = person.page.getByRole("main");
    const button = main.getByRole("button", { name: exact("bet-builder.title"), exact: true });
    return (await button.count()) === 1 ? button : null;
  },
  async run({ person }, button) {
    const wasOn = await button.getAttribute("aria-pressed");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", wasOn === "true" ? "false" : "true");
    if (!isNarrow(person)) {
      await expect(slipOf(person.page).and(person.page.locator("[data-builder]"))).toHaveCount(
        wasOn === "true" ? 0 : 1,
      );
    }
    return wasOn === "true" ? "off" : "on";
  },
});

export const removeLine = defineStep({
  name: "remove a line",
  async find({ person }, choice) {
    const slip = await openSlip(person);
    const { like } = await person.words();
    const buttons = slip.getByRole("button", {
      name: like("bet-slip.line.remove"),
      disabled: false,
    });
    const count = await buttons.count();
    return count === 0 ? null : buttons.nth(choice.nth % count);
  },
  async run({ person }, button, { byKeys }) {
    const name = (await button.getAttribute("aria-label")) ?? (await textOf(button));
    const lines = slipOf(person.page).locator("article h3");
    const before = await lines.count();
    await press(person, button, byKeys);
    await expect(lines, "[WANDER-1] the line is gone").toHaveCount(before - 1);
    return name;
  },
});

export const clearSlip = defineStep({
  name: "clear the slip",
  async find({ person }) {
    const slip = await openSlip(person);
    const { exact } = await person.words();
    const button = slip
      .getByRole("button", { name: exact("bet-slip.clear"), disabled: false })
      .or(slip.getByRole("button", { name: exact("bet-builder.clear"), disabled: false }));
    return (await button.count()) === 1 ? button : null;
  },
  async run({ person }, button, { byKeys }) {
    await press(person, button, byKeys);
    const slip = slipOf(person.page);
    await expect(slip, "[WANDER-1] nothing is left").toHaveAttribute("data-slip", "empty");
    return "empty";
  },
});
