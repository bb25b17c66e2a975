import { describe, expect, it, vi } from "vitest";
import { checkConformance, checkSeenDifference, renderComponent } from "../testing/index.ts";
import { bottomBarStates as states } from "./bottom-bar.states.ts";
import { BottomBar } from "./bottom-bar.tsx";

checkConformance("bottom bar", BottomBar, states);

describe("bottom bar", () => {
  it("[BOTTOM-BAR-1] is a navigation that marks where one is", async () => {
    const screen = await renderComponent(<BottomBar {...states["on the live page"]} />);
    await expect.element(screen.getByRole("navigation")).toHaveAccessibleName(/\w/);
    const current = screen.getByRole("link", { name: "En direct" });
    await expect.element(current).toHaveAttribute("aria-current", "page");
    const elsewhere = screen.getByRole("link", { name: "Accueil" }).element();
    expect(getComputedStyle(current.element()).borderTopColor).not.toBe(
      getComputedStyle(elsewhere).borderTopColor,
    );
  });

  it("[BOTTOM-BAR-2] says the ticket's count in words", async () => {
    const screen = await renderComponent(<BottomBar {...states["logged in"]} />);
    await expect.element(screen.getByRole("button")).toHaveAccessibleName(/Coupon.*3 sélections/);
  });

  it("[BOTTOM-BAR-11] has the number of settled bets in the name of my bets", async () => {
    const screen = await renderComponent(<BottomBar {...states["settled bets"]} />);
    await expect
      .element(screen.getByRole("link", { name: /^Mes paris\s*2 réglés$/ }))
      .toBeVisible();
    await screen.rerender(<BottomBar {...states["settled bets"]} isLoggedIn={false} />);
    expect(screen.getByText("2 réglés").elements()).toEqual([]);
  });

  it("[BOTTOM-BAR-3] has items of 44 px at least at 320 px", async () => {
    const screen = await renderComponent(
      <div style={{ width: 320 }}>
        <BottomBar {...states["logged in"]} />
      </div>,
    );
    for (const item of screen.container.querySelectorAll("a, button")) {
      const { width, height } = item.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(["fr", "nl", "en"] as const)(
    "[BOTTOM-BAR-10] has its names whole at 360 px in %s",
    async (locale) => {
      const screen = await renderComponent(
        <div style={{ width: 360 }}>
          <BottomBar {...states["logged in"]} />
        </div>,
        { locale },
      );
      const names = [...screen.container.querySelectorAll("li span:not(.gs\\:sr-only)")];
      expect(names.length).toBeGreaterThanOrEqual(5);
      const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    },
  );

  it("[BOTTOM-BAR-4] [BOTTOM-BAR-5] has five items, the last by whether one is logged in", async () => {
    const screen = await renderComponent(<BottomBar {...states["logged in"]} />);
    expect(screen.getByRole("listitem").elements()).toHaveLength(5);
    await expect
      .element(screen.getByRole("link", { name: "Mes paris" }))
      .toHaveAttribute("href", "/history/");
    await screen.rerender(<BottomBar {...states.visitor} />);
    await expect
      .element(screen.getByRole("link", { name: "Aide" }))
      .toHaveAttribute("href", "/support/");
  });

  it("[BOTTOM-BAR-6] leads to paths of its language", async () => {
    const screen = await renderComponent(<BottomBar {...states.visitor} />, { locale: "nl" });
    const paths = screen
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(paths).toEqual(["/nl/", "/nl/live/", "/nl/sports/", "/nl/support/"]);
  });

  it("[BOTTOM-BAR-7] opens the slip by its ticket", async () => {
    const onOpenSlip = vi.fn();
    const screen = await renderComponent(
      <BottomBar {...states["logged in"]} onOpenSlip={onOpenSlip} />,
    );
    await screen.getByRole("button").click();
    expect(onOpenSlip).toHaveBeenCalledOnce();
  });

  it("[BOTTOM-BAR-8] shows which item is current in every theme, by more than a hue", async () => {
    await checkSeenDifference(
      <BottomBar {...states["on no page of the five"]} />,
      <BottomBar {...states["on the live page"]} />,
      (container) => container.querySelectorAll("a")[1] as Element,
    );
  });

  it("[BOTTOM-BAR-9] marks what was pressed at once, and says what it waits for", async () => {
    const screen = await renderComponent(<BottomBar {...states["page on its way"]} />);
    const pressed = screen.getByRole("link", { name: "En direct Chargement en cours" });
    const shown = screen.getByRole("link", { name: "Accueil" });
    const marked = getComputedStyle(pressed.element()).borderTopColor;
    expect(getComputedStyle(shown.element()).borderTopColor).not.toBe(marked);
    await expect.element(pressed).not.toHaveAttribute("aria-current");
    await expect.element(shown).toHaveAttribute("aria-current", "page");
    await screen.rerender(<BottomBar {...states["page waits for the connection"]} />);
    await expect
      .element(screen.getByRole("link", { name: /^En direct .*connexion/ }))
      .toBeVisible();
  });
});
