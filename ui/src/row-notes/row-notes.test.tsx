import { describe, expect, it } from "vitest";
import { EventRow, RowExtrasContext } from "../event-row/index.ts";
import { type EventView, marketColumns, type SideNotesView } from "../event-view/index.ts";
import { goals, live } from "../event-view/sample-events.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { OwnBetMark } from "./own-bet-mark.tsx";
import { rowNotesStates as states } from "./row-notes.states.ts";
import { RowNotes } from "./row-notes.tsx";
import { nameWithNotes } from "./use-row-extras.tsx";

checkConformance("row notes", RowNotes, states);

const extras = { side: nameWithNotes };

function rowWith(home: SideNotesView) {
  const { home: own, away, server } = goals(2, 1);
  const event: EventView = { ...live, score: { home: { ...own, ...home }, away, server } };
  return renderComponent(
    <RowExtrasContext value={extras}>
      <EventRow event={event} columns={marketColumns([event])} />
    </RowExtrasContext>,
  );
}

describe("row notes", () => {
  it.each([
    ["fr", "2 cartons rouges", "14 corners"],
    ["nl", "2 rode kaarten", "14 hoekschoppen"],
    ["en", "2 red cards", "14 corners"],
  ] as const)("[ROW-NOTES-1] says cards and corners in %s", async (locale, cards, corners) => {
    const screen = await renderComponent(<RowNotes {...states["two sent off"]} />, { locale });
    await expect.element(screen.getByText(cards)).toBeInTheDocument();
    await expect.element(screen.getByText(corners)).toBeInTheDocument();
    const signs = [...screen.container.querySelectorAll("svg")];
    expect(signs.map((sign) => sign.getAttribute("aria-hidden"))).toEqual(["true", "true"]);
  });

  it("[ROW-NOTES-2] [ROW-NOTES-4] says a goal in the link of its row, which is lit beside it", async () => {
    const screen = await rowWith({ corners: 5, news: "goal" });
    const link = screen.getByRole("link", { name: /Royal Antwerp But/ });
    await expect.element(link).toBeVisible();
    const [home, away] = [...screen.container.querySelectorAll("[data-period] > *")];
    const groundOf = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).backgroundColor : "";
    expect(groundOf(home)).not.toBe(groundOf(away));
    const lit = groundOf(screen.container.querySelector("[data-event-status] > *"));
    const calm = await rowWith({ corners: 5 });
    expect(groundOf(calm.container.querySelector("[data-event-status] > *"))).not.toBe(lit);
  });

  it("[ROW-NOTES-3] leaves out what is not known, and says that there is no corner yet", async () => {
    const nothing = await renderComponent(<RowNotes {...states["nothing known"]} />);
    expect(nothing.container.textContent).toBe("");
    const none = await renderComponent(<RowNotes {...states["no corner yet"]} />);
    expect(none.container.textContent).toContain("0 corner");
  });

  it("[ROW-NOTES-4] has a goal that is taken back instead of the corners", async () => {
    const screen = await renderComponent(<RowNotes {...states["goal taken back"]} />);
    expect(screen.container.textContent).toBe("But annulé");
  });

  it("[ROW-NOTES-5] leads to the person's own bet", async () => {
    const screen = await renderComponent(<OwnBetMark href="/history/" />);
    const mark = screen.getByRole("link", { name: "Votre pari sur ce match" });
    await expect.element(mark).toHaveAttribute("href", "/history/");
  });
});
