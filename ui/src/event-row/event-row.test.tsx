import { describe, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import type { RenderOutcome } from "../event-view/index.ts";
import { goals } from "../event-view/sample-events.ts";
import { OwnBetMark } from "../row-notes/index.ts";
import { checkConformance, inEveryLanguage, renderComponent } from "../testing/index.ts";
import { eventRowStates as states } from "./event-row.states.ts";
import { EventRow, type EventRowProps } from "./event-row.tsx";
import { type RowExtras, RowExtrasContext } from "./row-extras.ts";

checkConformance("event row", EventRow, states);

describe("event row", () => {
  it("[EVENT-ROW-1] links the whole names to the match", async () => {
    const screen = await renderComponent(<EventRow {...states["long text"]} />);
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAttribute("href", states["long text"].event.href);
    await expect
      .element(link)
      .toHaveAccessibleName(/Koninklijke Sportvereniging Wevelgem-Gullegem Royale Association/);
    await expect.element(link).toHaveAttribute("title", states["long text"].event.name);
  });

  it("[EVENT-ROW-2] names the group of a market's prices by market and event", async () => {
    const screen = await renderComponent(<EventRow {...states.today} />);
    const name = "Résultat du match, Club Brugge – Anderlecht";
    await expect.element(screen.getByRole("group", { name })).toBeVisible();
  });

  it("[EVENT-ROW-3] opens by key what bet plus means, and closes it with Escape", async () => {
    const screen = await renderComponent(<EventRow {...states["starting soon, bet plus"]} />);
    const meaning = screen.getByText(/davantage de marchés/);
    const icon = screen.getByRole("button", { name: /^Bet\+/ }).element();
    if (icon instanceof HTMLElement) icon.focus();
    await expect.element(meaning).not.toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(meaning).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(meaning).not.toBeVisible();
    expect(document.activeElement).toBe(icon);
  });

  it("[EVENT-ROW-3] opens under a mouse what bet plus means, and closes it behind it", async () => {
    const screen = await renderComponent(<EventRow {...states["starting soon, bet plus"]} />);
    const icon = screen.getByRole("button", { name: /^Bet\+/ });
    const meaning = screen.getByText(/davantage de marchés/);
    await icon.hover();
    await expect.element(meaning).toBeVisible();
    await userEvent.hover(screen.getByRole("link").first());
    await expect.element(meaning).not.toBeVisible();
  });

  it("[EVENT-ROW-4] reads the score as one text", async () => {
    const screen = await renderComponent(<EventRow {...states.ended} />);
    await expect.element(screen.getByText("Score : 2 à 1")).toBeInTheDocument();
  });

  it("[EVENT-ROW-10] differs from another event of its name by its start", async () => {
    const screen = await renderComponent(<EventRow {...states["one of two with its name"]} />);
    const start = /Club Brugge.+Anderlecht.+21 nov., 20:45/;
    await expect.element(screen.getByRole("link")).toHaveAccessibleName(start);
    const names = screen
      .getByRole("button")
      .elements()
      .map((price) => price.textContent ?? "");
    expect(names.filter((name) => !start.test(name))).toEqual([]);
    await expect.element(screen.getByRole("group", { name: start }).first()).toBeVisible();
  });

  it.each([360, 800])("[EVENT-ROW-5] keeps its height at %d px", async (width) => {
    const heights = new Set<number>();
    for (const state of [
      "today",
      "live",
      "suspended",
      "ended",
      "cancelled",
      "long text",
    ] as const) {
      const screen = await renderComponent(
        <div style={{ width }}>
          <EventRow {...states[state]} />
        </div>,
      );
      heights.add(screen.container.getBoundingClientRect().height);
      await screen.unmount();
    }
    expect(heights.size).toBe(1);
  });

  it("[EVENT-ROW-17] is 96 px high on a phone, with 44 of them for a finger on a price", async () => {
    const screen = await renderComponent(
      <div style={{ width: 390 }}>
        <EventRow {...states.live} />
      </div>,
    );
    expect(screen.container.getBoundingClientRect().height).toBe(96);
    const prices = screen.getByRole("button").elements();
    const seen = prices.filter((price) => price.checkVisibility());
    expect(seen.length).toBeGreaterThan(0);
    for (const price of seen) expect(price.getBoundingClientRect().height).toBe(44);
  });

  it("[EVENT-ROW-18] has whole names where the text is twice its size", async () => {
    document.documentElement.style.fontSize = "200%";
    onTestFinished(() => {
      document.documentElement.style.removeProperty("font-size");
    });
    const screen = await renderComponent(
      <div style={{ width: 360 }}>
        <EventRow {...states["long text"]} />
      </div>,
    );
    const names = [...screen.container.querySelectorAll<HTMLElement>("a [translate=no]")];
    expect(names).toHaveLength(2);
    for (const name of names) expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  });

  it("[EVENT-ROW-19] has beside a name what its list says of a side in play", async () => {
    const side: RowExtras["side"] = ({ score: now, isLive }, of, name) =>
      isLive ? (
        <span className="gs-row-side" data-side={of}>
          {name}
          <i>{`${now?.[of].corners} corners`}</i>
        </span>
      ) : (
        name
      );
    const row = ({ event }: Pick<EventRowProps, "event">) => (
      <RowExtrasContext value={{ side }}>
        <div style={{ width: 360 }}>
          <EventRow {...states["long text"]} event={event} />
        </div>
      </RowExtrasContext>
    );
    const { event: long } = states["long text"];
    const { home, away, server } = goals(2, 1);
    const score = { home: { ...home, corners: 4 }, away: { ...away, corners: 3 }, server };
    const inPlay = { ...long, isLive: true, status: "live", score } as const;
    const screen = await renderComponent(row({ event: inPlay }));
    const shown = [...screen.container.querySelectorAll("a i")];
    expect(shown.map(({ textContent }) => textContent)).toEqual(["4 corners", "3 corners"]);
    const score4 = screen.container.querySelector("[data-period]")?.getBoundingClientRect();
    for (const each of shown) {
      expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(score4?.left ?? 0);
    }
    await screen.rerender(row({ event: { ...inPlay, isLive: false, status: "ended" } }));
    expect(screen.container.querySelector("a i")).toBeNull();
  });

  it("[EVENT-ROW-20] has what its list has over the number of the other markets", async () => {
    const own = () => <OwnBetMark href="/history/" />;
    const screen = await renderComponent(
      <RowExtrasContext value={{ own }}>
        <div style={{ width: 390 }}>
          <EventRow {...states.today} />
        </div>
      </RowExtrasContext>,
    );
    const mark = screen.getByRole("link", { name: "Votre pari sur ce match" });
    await expect.element(mark).toHaveAttribute("href", "/history/");
    const { height, width } = mark.element().getBoundingClientRect();
    expect([height, width]).toEqual([44, 44]);
    await expect.element(screen.getByText("+81", { exact: true })).toBeVisible();
    expect(screen.container.getBoundingClientRect().height).toBe(96);
  });

  it("[EVENT-ROW-6] leaves boxes where its coupon has a market that it has not", async () => {
    const screen = await renderComponent(<EventRow {...states.cancelled} />);
    const { event, columns } = states.today;
    const [result] = event.markets;
    if (!result) throw new Error("The sample has a result.");
    await screen.rerender(<EventRow event={{ ...event, markets: [result] }} columns={columns} />);
    const boxes = [...screen.container.querySelectorAll("fieldset > span")];
    expect(boxes.filter((box) => getComputedStyle(box).borderTopWidth === "1px")).toHaveLength(4);
  });

  it("[EVENT-ROW-12] says how many more markets there are, as a way to the match", async () => {
    const screen = await renderComponent(<EventRow {...states.today} />);
    const { href } = states.today.event;
    await expect.element(screen.getByText("+81", { exact: true })).toHaveAttribute("href", href);
    await expect.element(screen.getByRole("link")).toHaveAccessibleDescription("84 marchés");
  });

  it("[EVENT-ROW-13] has a price say its line where its heading does not", async () => {
    const shown: string[] = [];
    const { event, columns } = states["a market in another's place"];
    const renderOutcome: RenderOutcome = (outcome, context, layout) => {
      shown.push(`${outcome.shortName} ${layout} ${context.marketName}`);
      return null;
    };
    await renderComponent(<EventRow {...{ event, columns, renderOutcome }} />);
    expect(shown.slice(3)).toEqual([
      "+4,5 line Total de buts 4,5",
      "−4,5 line Total de buts 4,5",
      "1 −1,5 line Handicap",
      "2 +1,5 line Handicap",
    ]);
  });

  it("[EVENT-ROW-14] has no prices once it is over, and keeps their space", async () => {
    const { event, columns } = states.today;
    const screen = await renderComponent(
      <EventRow event={{ ...event, status: "ended" }} columns={columns} />,
    );
    expect(screen.getByRole("button").elements()).toEqual([]);
    expect(screen.container.querySelectorAll("fieldset > span[aria-hidden]")).toHaveLength(7);
  });

  it("[EVENT-ROW-15] has a cell for each set, one below the other", async () => {
    const screen = await renderComponent(<EventRow {...states.tennis} />);
    const cells = [...screen.container.querySelectorAll("[data-period]")];
    expect(cells.map(({ textContent }) => textContent)).toEqual(["6", "4", "3", "2"]);
    const left = (index: number) => cells[index]?.getBoundingClientRect().left;
    expect([left(0), left(2)]).toEqual([left(1), left(3)]);
    const past = cells.map((cell) => cell.hasAttribute("data-past"));
    expect(past).toEqual([true, true, false, false]);
  });

  it("[EVENT-ROW-7] lets the caller draw each price", async () => {
    const screen = await renderComponent(
      <EventRow
        {...states.today}
        renderOutcome={(outcome, context, layout) => (
          <i key={outcome.id}>{`${outcome.shortName} ${context.marketName} ${layout}`}</i>
        )}
      />,
    );
    await expect.element(screen.getByText("X Résultat du match coupon")).toBeVisible();
  });

  it("[EVENT-ROW-8] says under the time that it is suspended", async () => {
    const screen = await renderComponent(<EventRow {...states.suspended} />);
    await expect.element(screen.getByText("Suspendu", { exact: true })).toBeVisible();
  });

  it("[EVENT-ROW-9] says that it is over, with the server's word, or cancelled", async () => {
    const screen = await renderComponent(<EventRow {...states.ended} />);
    await expect.element(screen.getByText("Terminé", { exact: true })).toBeVisible();
    await screen.rerender(<EventRow {...states.cancelled} />);
    await expect.element(screen.getByText("Annulé", { exact: true })).toBeVisible();
  });

  it.each(["half-time", "suspended", "ended", "cancelled"] as const)(
    "[EVENT-ROW-11] cuts no word of its time in any language: %s",
    async (name) => {
      await inEveryLanguage(EventRow, states[name], async (row, locale) => {
        await document.fonts.ready;
        const lines = linesOfTime(row);
        expect(lines).toHaveLength(2);
        const cut = lines.filter((line) => textWidth(line) > line.clientWidth);
        const words = cut.map(({ textContent }) => textContent);
        expect(words, locale).toEqual([]);
      });
    },
  );
});

/** What is at the left of a row, before its names: each line, which wraps where it does not fit. */
function linesOfTime(row: HTMLElement): HTMLElement[] {
  const time = row.querySelector("a")?.previousElementSibling;
  return [...(time?.querySelectorAll<HTMLElement>("span") ?? [])].filter(
    (line) => line.closest(".gs\\:sr-only") === null && !line.querySelector("span"),
  );
}

/** The width of a line's text, and the twentieth more that other systems draw it. */
function textWidth(line: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect().width * 1.05;
}
