import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, detailsOf, liveRegionOf, renderComponent } from "../testing/index.ts";
import { liveDockStates as states } from "./live-dock.states.ts";
import { LiveDock } from "./live-dock.tsx";

checkConformance("live dock", LiveDock, states);

const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
const dockOf = (container: HTMLElement) => container.querySelector<HTMLElement>(".gs-dock");
const pillOf = (container: HTMLElement) => container.querySelector<HTMLElement>(".gs-pill");

describe("live dock", () => {
  it("[LIVE-DOCK-1] is a region that says the match and the bets", async () => {
    const screen = await renderComponent(<LiveDock {...states["match and bets"]} />);
    const region = screen.getByRole("region", { name: "Match suivi et paris en jeu" });
    await expect.element(region).toBeVisible();
    const [match, bets] = screen.getByRole("link").elements();
    expect(match?.textContent).toContain("Royal Antwerp 2, KAA Gent 1");
    expect(match?.textContent).toContain("En direct");
    expect(plain(bets?.textContent)).toContain("Mes paris, 1 pari en jeu.");
    expect(plain(bets?.textContent)).toContain("17,40 €");
    expect(bets?.textContent).toContain("Cash-out");
    await screen.rerender(<LiveDock {...states["match and bets"]} match={null} bets={null} />);
    await expect.element(region).not.toBeInTheDocument();
  });

  it("[LIVE-DOCK-2] announces nothing but the end of the match, once", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<LiveDock {...states["match and bets"]} />, { announce });
    await screen.rerender(
      <LiveDock {...states["followed match"]} bets={{ ...states["one bet"].bets, amount: 900 }} />,
    );
    expect(announce).not.toHaveBeenCalled();
    expect(liveRegionOf(screen.getByRole("link").first().element())).toBeNull();
    await screen.rerender(<LiveDock {...states["followed match has ended"]} />);
    await screen.rerender(<LiveDock {...states["followed match has ended"]} />);
    expect(announce.mock.calls).toEqual([
      ["Royal Antwerp – KAA Gent est terminé, score 2 à 1.", "polite"],
    ]);
    await screen.unmount();
    await renderComponent(<LiveDock {...states["followed match is cancelled"]} />, { announce });
    expect(announce.mock.calls[1]?.[0]).toBe("Royal Antwerp – KAA Gent est terminé.");
  });

  it("[LIVE-DOCK-3] keeps what is scrolled into sight above it", async () => {
    await page.viewport(390, 844);
    const screen = await renderComponent(<LiveDock {...states["one bet"]} />);
    const padding = () =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
    const covered = 844 - (dockOf(screen.container)?.getBoundingClientRect().top ?? 0);
    expect(padding()).toBeGreaterThan(covered);
    await page.viewport(1280, 800);
  });

  it("[LIVE-DOCK-4] has the minute, the set, the hour or the end", async () => {
    const timeOf = async (name: keyof typeof states) => {
      const screen = await renderComponent(<LiveDock {...states[name]} />);
      const time = screen.container.querySelector(".gs-dock-time")?.firstElementChild;
      const text = (time ?? screen.container.querySelector(".gs-dock-time"))?.textContent;
      await screen.unmount();
      return text;
    };
    expect(await timeOf("followed match")).toBe("68'");
    expect(await timeOf("followed match, half-time")).toBe("Mi-temps");
    expect(await timeOf("followed match of tennis")).toBe("2e set");
    expect(await timeOf("followed match, to come")).toMatch(/^Demain \d\d:\d\d$/);
    expect(await timeOf("followed match has ended")).toBe("Terminé");
    expect(await timeOf("followed match is cancelled")).toBe("Annulé");
  });

  it("[LIVE-DOCK-4] counts sets where they are counted", async () => {
    const screen = await renderComponent(<LiveDock {...states["followed match of tennis"]} />);
    expect(screen.getByRole("link").element().textContent).toContain("J. Sinner 1, C. Alcaraz 0");
  });

  it("[LIVE-DOCK-5] reports that the match is followed no longer", async () => {
    const onStopFollowing = vi.fn();
    const screen = await renderComponent(
      <LiveDock {...states["followed match"]} onStopFollowing={onStopFollowing} />,
    );
    await screen.getByRole("button", { name: "Ne plus suivre Royal Antwerp – KAA Gent" }).click();
    expect(onStopFollowing).toHaveBeenCalledExactlyOnceWith(detailsOf("pointer"));
  });

  it("[LIVE-DOCK-6] says what a single bet still needs, and the number of several", async () => {
    const screen = await renderComponent(<LiveDock {...states["one bet"]} />);
    const text = () => plain(pillOf(screen.container)?.textContent);
    expect(text()).toContain("Il manque encore 1 but");
    expect(text()).toContain("1–1 · 63′ · Arsenal – Bayern München");
    await screen.rerender(<LiveDock {...states["several bets"]} />);
    expect(text()).toContain("2 paris en jeu");
    expect(text()).toContain("24,90 €");
    await screen.rerender(<LiveDock {...states["several bets, not all with an offer"]} />);
    expect(text()).not.toContain("€");
  });

  it("[LIVE-DOCK-6] shows for a while which way what they are worth went", async () => {
    const { bets } = states["one bet"];
    const screen = await renderComponent(<LiveDock {...states["one bet"]} />);
    const corner = () => screen.container.querySelector<HTMLElement>("[data-moved]");
    expect(corner()).toBeNull();
    await screen.rerender(<LiveDock {...states["one bet"]} bets={{ ...bets, amount: 1_690 }} />);
    expect(corner()?.dataset.moved).toBe("down");
    const [animation] = corner()?.getAnimations() ?? [];
    expect(animation?.effect?.getTiming().duration).toBe(3_000);
    await screen.rerender(<LiveDock {...states["one bet"]} bets={{ ...bets, amount: 1_700 }} />);
    expect(corner()?.dataset.moved).toBe("up");
  });

  it("[LIVE-DOCK-7] leads to my bets and to the match", async () => {
    const screen = await renderComponent(<LiveDock {...states["match and bets"]} />, {
      locale: "nl",
    });
    const [match, bets] = screen.getByRole("link").elements();
    expect(match?.getAttribute("href")).toBe("/football/pro-league/antwerp-gent/");
    expect(bets?.getAttribute("href")).toBe("/nl/history/");
    expect(screen.getByRole("button").elements()).toHaveLength(1);
  });

  it("[LIVE-DOCK-8] folds the bets beside a match and over a closed slip", async () => {
    await page.viewport(390, 844);
    const screen = await renderComponent(<LiveDock {...states["one bet"]} />);
    const width = () => pillOf(screen.container)?.getBoundingClientRect().width ?? 0;
    expect(width()).toBe(366);
    await screen.rerender(<LiveDock {...states["match and bets"]} />);
    expect(width()).toBeLessThan(130);
    await screen.rerender(
      <>
        <div data-slip-bar />
        <LiveDock {...states["one bet"]} />
      </>,
    );
    expect(width()).toBeLessThan(130);
    expect(Math.round(dockOf(screen.container)?.getBoundingClientRect().right ?? 0)).toBe(378);
    await page.viewport(1280, 800);
  });

  it.each([
    [390, 12, 378],
    [1280, 244, 940],
  ])("[LIVE-DOCK-9] is over a page of %i px and moves nothing", async (width, least, most) => {
    await page.viewport(width, 844);
    const screen = await renderComponent(
      <main>
        <p>Page</p>
      </main>,
    );
    const before = screen.getByText("Page").element().getBoundingClientRect().top;
    await screen.rerender(
      <main>
        <LiveDock {...states["one bet"]} />
        <p>Page</p>
      </main>,
    );
    expect(screen.getByText("Page").element().getBoundingClientRect().top).toBe(before);
    const box = dockOf(screen.container)?.getBoundingClientRect();
    expect(box?.left).toBeGreaterThanOrEqual(least);
    expect(box?.right).toBeLessThanOrEqual(most);
    expect(box?.bottom).toBeLessThan(844);
    await page.viewport(1280, 800);
  });
});
