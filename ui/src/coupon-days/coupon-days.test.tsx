import { describe, expect, it } from "vitest";
import { championsLeague, live, proLeague, upcoming } from "../event-view/sample-events.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { couponDaysStates as states } from "./coupon-days.states.ts";
import { CouponDays } from "./coupon-days.tsx";

checkConformance("coupon days", CouponDays, states);

describe("coupon days", () => {
  it("[COUPON-DAYS-1] names each day and the competitions below it", async () => {
    const screen = await renderComponent(<CouponDays {...states["one day"]} />);
    await expect.element(screen.getByRole("region", { name: /novembre/ }).first()).toBeVisible();
    const [competition] = screen.getByRole("heading", { level: 3 }).elements();
    expect(competition?.textContent).toBe("Europe - Ligue des champions");
  });

  it("[COUPON-DAYS-2] begins with today, and goes by the person's zone", async () => {
    const screen = await renderComponent(<CouponDays {...states["several days"]} />);
    const names = screen.getByRole("heading", { level: 2 }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Aujourd’hui/),
      expect.stringMatching(/22 novembre/),
      expect.stringMatching(/24 novembre/),
    ]);
    await screen.unmount();
    const far = await renderComponent(
      <CouponDays competitions={[{ ...proLeague, events: [upcoming] }]} />,
      {
        timeZone: "Pacific/Auckland",
      },
    );
    await expect.element(far.getByRole("heading", { level: 2, name: /22 novembre/ })).toBeVisible();
  });

  it("[COUPON-DAYS-3] shows a competition on each of its days with that day's events", async () => {
    const screen = await renderComponent(<CouponDays {...states["several days"]} />);
    const [today] = screen.getByRole("region", { name: /Aujourd’hui/ }).elements();
    const shown = [...(today?.querySelectorAll("a[title]") ?? [])];
    expect(shown.map((link) => link.getAttribute("title"))).toEqual([
      "Union Saint-Gilloise – KRC Genk",
      "Club Brugge – Anderlecht",
    ]);
  });

  it("[COUPON-DAYS-4] leaves out what is in play", async () => {
    const competitions = [{ ...championsLeague, events: [live] }];
    const screen = await renderComponent(<CouponDays competitions={competitions} />);
    expect(screen.getByRole("link", { name: /Royal Antwerp/ }).elements()).toEqual([]);
  });

  it("[COUPON-DAYS-5] says that there is nothing", async () => {
    const screen = await renderComponent(<CouponDays {...states.empty} />);
    await expect.element(screen.getByText("Désolé, aucun événement")).toBeVisible();
  });
});
