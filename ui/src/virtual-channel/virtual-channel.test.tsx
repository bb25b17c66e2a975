import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inMinutes } from "../event-view/sample-events.ts";
import { checkConformance, liveRegionOf, renderComponent } from "../testing/index.ts";
import { virtualChannelStates as states } from "./virtual-channel.states.ts";
import { VirtualChannel, VirtualResults } from "./virtual-channel.tsx";

checkConformance("virtual channel", VirtualChannel, states);

describe("virtual channel", () => {
  it("[VIRTUAL-CHANNEL-1] marks the draw that is shown", async () => {
    const screen = await renderComponent(<VirtualChannel {...states["next one shown"]} />);
    const next = screen.getByRole("navigation", { name: "Prochains tirages" });
    await expect
      .element(next.getByRole("link", { name: /Aigles/ }))
      .toHaveAttribute("aria-current", "page");
  });

  it("[VIRTUAL-CHANNEL-2] counts down in silence beside the start", async () => {
    const screen = await renderComponent(<VirtualChannel {...states["next one shown"]} />);
    const timer = screen.getByRole("link", { name: /Aigles/ }).getByRole("timer");
    expect(liveRegionOf(timer.element())).toBeNull();
    await expect.element(timer).toHaveTextContent("1:42");
    await expect.element(screen.getByRole("link", { name: /Aigles/ })).toMatchTextContent(/14:01/);
  });

  it("[VIRTUAL-CHANNEL-3] has what runs first", async () => {
    const screen = await renderComponent(<VirtualChannel {...states["next one shown"]} />);
    const links = screen.getByRole("link").elements();
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/En cours.*Lions/),
      expect.stringMatching(/Aigles/),
      expect.stringMatching(/Ours/),
      expect.stringMatching(/Cerfs/),
    ]);
  });

  it("[VIRTUAL-CHANNEL-4] says how the last ones ended", async () => {
    const results = [
      {
        id: "a",
        name: "Lions – Tigres",
        endedAt: inMinutes(-3),
        score: { home: 2, away: 1 },
        placed: [],
      },
      {
        id: "b",
        name: "Course 12",
        endedAt: inMinutes(-6),
        score: null,
        placed: [{ number: 4, name: "Éclair" }],
      },
    ];
    const screen = await renderComponent(<VirtualResults results={results} />);
    const rows = [...screen.container.querySelectorAll("ul > li")];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/13:57.*Lions – Tigres.*2 – 1/),
      expect.stringMatching(/13:54.*Course 12.*1\. Éclair \(4\)/),
    ]);
  });

  it("[VIRTUAL-CHANNEL-6] squeezes no name of a race at 320 px", async () => {
    await page.viewport(320, 800);
    const names = ["Golden du Nord", "Mont Polder", "Iron Beacon"];
    const placed = names.map((name, index) => ({ number: index + 4, name }));
    const race = { id: "a", name: "Koers 563 · Wallenprijs", endedAt: inMinutes(-3), score: null };
    const screen = await renderComponent(<VirtualResults results={[{ ...race, placed }]} />);
    const name = screen.getByText(race.name).element().getBoundingClientRect();
    expect(name.height).toBeLessThan(30);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const runner of screen.container.querySelectorAll("ol > li")) {
      expect(runner.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
    await page.viewport(1280, 800);
  });

  it("[VIRTUAL-CHANNEL-5] says that nothing is there", async () => {
    const none = await renderComponent(<VirtualChannel {...states.empty} />);
    await expect.element(none.getByText(/Aucun tirage/)).toBeVisible();
    const results = await renderComponent(<VirtualResults results={[]} />);
    await expect.element(results.getByText(/Aucun résultat/)).toBeVisible();
  });
});
