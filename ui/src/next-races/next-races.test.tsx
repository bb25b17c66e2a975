import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { nextRacesStates as states } from "./next-races.states.ts";
import { NextRaces } from "./next-races.tsx";

checkConformance("next races", NextRaces, states);

describe("next races", () => {
  it("[NEXT-RACES-1] [NEXT-RACES-4] are a region with a link a race, and the way to all", async () => {
    const screen = await renderComponent(<NextRaces {...states.three} />);
    const region = screen.getByRole("region", { name: "Prochains départs" });
    const hrefs = region
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([states.three.all?.href, ...states.three.events.map(({ href }) => href)]);
    await expect.element(region.getByRole("link").first()).toHaveTextContent("Courses hippiques38");
    await screen.rerender(<NextRaces {...states["without the list of sports"]} />);
    expect(region.getByRole("link").elements()).toHaveLength(3);
  });

  it("[NEXT-RACES-2] have whole minutes in a ring, before that the hour, and then that it is off", async () => {
    const screen = await renderComponent(<NextRaces {...states.three} />);
    const faces = () =>
      [...screen.container.querySelectorAll(".gs-off-ring > span[aria-hidden]")].map(
        (face) => face.textContent,
      );
    const rings = () =>
      [...screen.container.querySelectorAll(".gs-off-ring svg")].map(
        (ring) => ring.querySelector("[stroke-dasharray]") !== null,
      );
    expect(faces()).toEqual(["3′", "17′", "15:35"]);
    expect(rings()).toEqual([true, true, false]);
    await screen.rerender(<NextRaces {...states["one that has started"]} />);
    expect(faces()[0]).toBe("Partie");
  });

  it("[NEXT-RACES-3] have their favourite with one price", async () => {
    const screen = await renderComponent(<NextRaces {...states.three} />);
    const [first] = screen.getByRole("listitem").elements();
    const [market] = states.three.events[0]?.markets ?? [];
    const priced = (market?.outcomes ?? []).filter(({ odds }) => typeof odds === "number");
    const favourite = priced.sort((one, other) => Number(one.odds) - Number(other.odds))[0];
    expect(first?.textContent).toContain(favourite?.name);
    expect(first?.querySelectorAll("button")).toHaveLength(1);
    await screen.rerender(<NextRaces {...states["without prices"]} />);
    expect(screen.getByRole("button").elements()).toEqual([]);
  });

  it("[NEXT-RACES-5] are not there without any", async () => {
    const screen = await renderComponent(<NextRaces {...states.none} />);
    expect(screen.getByRole("region").elements()).toEqual([]);
  });

  it("[NEXT-RACES-6] have one width in a wide window, however many they are", async () => {
    await page.viewport(1280, 800);
    const screen = await renderComponent(<NextRaces {...states.three} />);
    const widths = () =>
      screen
        .getByRole("listitem")
        .elements()
        .map((race) => Math.round(race.getBoundingClientRect().width));
    const [width] = widths();
    expect(widths()).toEqual([width, width, width]);
    await screen.rerender(<NextRaces {...states.three} events={states.three.events.slice(1)} />);
    expect(widths()).toEqual([width, width]);
  });

  it("[NEXT-RACES-7] keep what is said of a favourite clear of its price in a narrow column", async () => {
    const screen = await renderComponent(
      <div style={{ width: 600 }}>
        <NextRaces {...states.three} />
      </div>,
    );
    for (const race of screen.getByRole("listitem").elements()) {
      const price = race.querySelector("button")?.getBoundingClientRect().left ?? 0;
      expect(price).toBeGreaterThan(0);
      for (const text of race.querySelectorAll(".gs-next-race-favourite .gs-next-race-text *")) {
        expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(price);
      }
      // A flag stays on the line of its race's name.
      const [name, flag] = [...(race.querySelector("a .gs-next-race-text > span")?.children ?? [])]
        .map((each) => each.getBoundingClientRect())
        .reverse();
      if (flag) expect(name?.left).toBeGreaterThan(flag.right);
    }
  });
});
