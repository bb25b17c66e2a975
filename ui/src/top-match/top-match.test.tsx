import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { topMatchStates as states } from "./top-match.states.ts";
import { TopMatch } from "./top-match.tsx";

checkConformance("top match", TopMatch, states);

describe("top match", () => {
  it("[TOP-MATCH-1] is a region, with both names in one link to the match", async () => {
    const { event } = states["before the start"];
    const screen = await renderComponent(<TopMatch {...states["before the start"]} />);
    const region = screen.getByRole("region", { name: "Match du jour" });
    const link = region.getByRole("link");
    await expect.element(link).toHaveAttribute("href", event.href);
    const name = new RegExp(`${event.home}.*${event.away}`);
    await expect.element(link).toHaveAccessibleName(name);
    await userEvent.keyboard("{Tab}");
    await expect.element(link).toHaveFocus();
  });

  it("[TOP-MATCH-2] counts down, has the score in play, and no prices once it is over", async () => {
    const screen = await renderComponent(<TopMatch {...states["before the start"]} />);
    const flaps = () =>
      [...screen.container.querySelectorAll(".gs-countdown > span")].map(
        (each) => each.textContent,
      );
    await expect.poll(flaps).toEqual(["06h", "45min", "00s"]);
    await screen.rerender(<TopMatch {...states["in play"]} />);
    expect(flaps()).toEqual([]);
    expect(screen.getByRole("link").element().textContent).toMatch(/Score/);
    expect(screen.getByRole("button").elements().length).toBeGreaterThan(2);
    await screen.rerender(<TopMatch {...states.over} />);
    expect(screen.getByRole("link").element().textContent).toMatch(/Terminé/);
    expect(screen.getByRole("button").elements()).toEqual([]);
  });

  it("[TOP-MATCH-3] says place, points and results of each side", async () => {
    const screen = await renderComponent(<TopMatch {...states["before the start"]} />);
    const [home] = screen.getByRole("list").first().getByRole("listitem").elements();
    expect(home?.textContent).toMatch(/Place 2, 34 points/);
    expect(home?.textContent?.match(/Victoire|Nul|Défaite/g)).toEqual([
      "Victoire",
      "Victoire",
      "Nul",
      "Victoire",
      "Défaite",
    ]);
    await screen.rerender(<TopMatch {...states["without a table"]} />);
    expect(screen.getByText(/^Place/).elements()).toEqual([]);
  });

  it("[TOP-MATCH-4] has its first and its last market", async () => {
    const { event } = states["before the start"];
    const screen = await renderComponent(<TopMatch {...states["before the start"]} />);
    const names = [...screen.container.querySelectorAll("legend")].map((each) => each.textContent);
    expect(names).toEqual([
      `${event.markets[0]?.name}, ${event.name}`,
      `${event.markets.at(-1)?.name}, ${event.name}`,
    ]);
  });

  it("[TOP-MATCH-5] says why it was chosen, each reason a sentence", async () => {
    const screen = await renderComponent(<TopMatch {...states["before the start"]} />);
    const why = screen.getByText("Pourquoi ce match ?");
    const rule = screen.getByText(/Une règle/);
    await expect.element(rule).not.toBeVisible();
    await why.click();
    await expect.element(rule).toBeVisible();
    await expect.element(screen.getByText(/mieux classées/)).toBeVisible();
    await screen.rerender(<TopMatch {...states["without a table"]} />);
    expect(screen.getByText(/mieux classées/).elements()).toEqual([]);
  });

  it("[TOP-MATCH-6] has a field a side, and none without marks", async () => {
    const screen = await renderComponent(<TopMatch {...states["before the start"]} />);
    const fields = () => screen.container.querySelectorAll(".gs-poster-fields path");
    expect(fields()).toHaveLength(2);
    const stops = [...screen.container.querySelectorAll(".gs-poster-fields stop")];
    const lightness = stops.map((stop) =>
      Number(/oklch\(([\d.]+)/.exec(getComputedStyle(stop).stopColor)?.[1]),
    );
    expect(lightness).toEqual([0.42, 0.27, 0.42, 0.27]);
    await screen.rerender(<TopMatch {...states["without marks"]} />);
    expect(fields()).toHaveLength(0);
  });
});
