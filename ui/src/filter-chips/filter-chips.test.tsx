import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  checkConformance,
  checkSeenDifference,
  detailsOf,
  renderComponent,
} from "../testing/index.ts";
import { filterChipsStates as states } from "./filter-chips.states.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterLinks, FoldedFilterLinks } from "./filter-links.tsx";

checkConformance("filter chips", FilterChips, states);

const links = [
  { name: "Compétitions", href: "/football/", isCurrent: true },
  { name: "Par jour", href: "/football/?view=days", isCurrent: false, count: 3 },
];

describe("filter chips", () => {
  it("[FILTER-CHIPS-1] are a group with a name, or a navigation", async () => {
    const chips = await renderComponent(<FilterChips {...states.all} />);
    await expect.element(chips.getByRole("group", { name: "Sports" })).toBeInTheDocument();
    const row = await renderComponent(<FilterLinks label="Vues" links={links} />);
    await expect.element(row.getByRole("navigation", { name: "Vues" })).toBeInTheDocument();
  });

  it("[FILTER-CHIPS-2] say which one holds", async () => {
    const chips = await renderComponent(<FilterChips {...states["one chosen"]} />);
    await expect
      .element(chips.getByRole("button", { name: /^Tennis/ }))
      .toHaveAttribute("aria-pressed", "true");
    const row = await renderComponent(<FilterLinks label="Vues" links={links} />);
    await expect
      .element(row.getByRole("link", { name: "Compétitions" }))
      .toHaveAttribute("aria-current", "page");
  });

  it("[FILTER-CHIPS-3] read a count with what it counts", async () => {
    const row = await renderComponent(<FilterLinks label="Vues" links={links} />);
    await expect
      .element(row.getByRole("link", { name: /^Par jour/ }))
      .toHaveAccessibleName(/3 événements/);
  });

  it("[FILTER-CHIPS-4] [FILTER-CHIPS-7] report which one was pressed, and how", async () => {
    const onChoose = vi.fn();
    const chips = await renderComponent(
      <FilterChips {...states["one chosen"]} onChoose={onChoose} />,
    );
    await chips.getByRole("button", { name: /^Football/ }).click();
    (chips.getByRole("button", { name: "Tous" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(onChoose.mock.calls).toEqual([
      ["football", detailsOf("pointer")],
      [null, detailsOf("keyboard")],
    ]);
  });

  it("[FILTER-CHIPS-5] scroll on their own", async () => {
    await renderComponent(
      <div style={{ width: 320 }}>
        <FilterChips {...states["long text"]} />
      </div>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it("[FILTER-CHIPS-6] shows which chip is chosen in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <FilterChips {...states.all} />,
      <FilterChips {...states["one chosen"]} />,
      (container) => container.querySelectorAll("button")[2] as Element,
    );
  });

  it("[FILTER-CHIPS-8] keeps in sight what came last, and moves nothing for it", async () => {
    const draw = (name: "all" | "one that stays in sight") => (
      <div style={{ width: 320 }}>
        <FilterChips {...states[name]} />
      </div>
    );
    const screen = await renderComponent(draw("all"));
    const leftOf = (name: RegExp) =>
      screen.getByRole("button", { name }).element().getBoundingClientRect().left;
    const before = leftOf(/^Football/);
    await screen.rerender(draw("one that stays in sight"));
    expect(leftOf(/^Football/)).toBe(before);
    const own = screen.getByRole("button", { name: /^Avec mes paris/ }).element();
    expect(own.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });

  it.each(["tabs", "days"] as const)(
    "[FILTER-CHIPS-9] distinguishes the current page of %s, whatever its colour",
    async (variant) => {
      const other = links.map((link) => ({ ...link, isCurrent: !link.isCurrent }));
      await checkSeenDifference(
        <FilterLinks label="Vues" links={links} variant={variant} />,
        <FilterLinks label="Vues" links={other} variant={variant} />,
        (container) => container.querySelector("a") as Element,
      );
    },
  );

  it("[FILTER-CHIPS-10] has links behind a button, open where one is chosen", async () => {
    const screen = await renderComponent(<FoldedFilterLinks label="Compétition" links={links} />);
    const link = () => screen.container.querySelector("a")?.checkVisibility();
    expect(link()).toBe(false);
    await screen.getByText("Compétition", { exact: true }).click();
    expect(link()).toBe(true);
    const chosen = links.map((each, index) => ({ ...each, isCurrent: index === 1 }));
    const open = await renderComponent(<FoldedFilterLinks label="Championnat" links={chosen} />);
    await expect.element(open.getByRole("navigation", { name: "Championnat" })).toBeVisible();
  });
});
