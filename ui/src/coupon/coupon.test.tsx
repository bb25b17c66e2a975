import { describe, expect, it, vi } from "vitest";
import type { CompetitionView } from "../event-view/index.ts";
import { upcoming } from "../event-view/sample-events.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { couponStates as states } from "./coupon.states.ts";
import { Coupon } from "./coupon.tsx";

checkConformance("coupon", Coupon, states);

describe("coupon", () => {
  it("[COUPON-1] is a region named by its heading, with a list of its events", async () => {
    const screen = await renderComponent(<Coupon {...states.several} />);
    await expect.element(screen.getByRole("region", { name: "Pro League" })).toBeVisible();
    await expect
      .element(screen.getByRole("heading", { level: 2, name: "Pro League" }))
      .toBeVisible();
    expect(screen.getByRole("listitem").elements()).toHaveLength(4);
  });

  it("[COUPON-2] says once that its events are on their way", async () => {
    const screen = await renderComponent(<Coupon {...states.loading} />);
    await expect.element(screen.getByRole("region")).toHaveAttribute("aria-busy", "true");
    expect(screen.getByText("Chargement en cours").elements()).toHaveLength(1);
  });

  it("[COUPON-3] names the competition, then region and sport", async () => {
    const screen = await renderComponent(<Coupon {...states.several} />);
    await expect.element(screen.getByText("Belgique · Football")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Pro League" }))
      .toHaveAttribute("href", "/football/pro-league/");
  });

  it("[COUPON-4] can be headed by the region first", async () => {
    const screen = await renderComponent(<Coupon {...states.several} naming="region-first" />);
    await expect
      .element(screen.getByRole("heading", { level: 3, name: "Belgique - Pro League" }))
      .toBeVisible();
  });

  it("[COUPON-5] has its columns from the caller, else from its events", async () => {
    const screen = await renderComponent(<Coupon {...states.several} />);
    expect(screen.getByRole("group").elements()).toHaveLength(12);
    const columns = [
      { type: "both_score", name: "Les deux équipes marquent", headings: ["O", "N"] },
    ];
    await screen.rerender(<Coupon {...states.several} columns={columns} />);
    expect(screen.getByRole("group").elements()).toHaveLength(4);
  });

  it("[COUPON-11] distinguishes events of one name by their start", async () => {
    const nextWeek = { ...upcoming, id: "later", startsAt: upcoming.startsAt + 168 * 3_600_000 };
    const competition = { ...states.several.competition, events: [upcoming, nextWeek] };
    const screen = await renderComponent(<Coupon {...states.several} competition={competition} />);
    const names = screen
      .getByRole("button")
      .elements()
      .map((price) => price.textContent ?? "");
    expect(new Set(names).size).toBe(names.length);
    await screen.rerender(<Coupon {...states.several} />);
    await expect.element(screen.getByRole("button", { name: /nov\., \d/ })).not.toBeInTheDocument();
  });

  it("[COUPON-6] says that there is nothing", async () => {
    const screen = await renderComponent(<Coupon {...states.empty} />);
    await expect.element(screen.getByText("Désolé, aucun événement")).toBeVisible();
  });

  it("[COUPON-7] says that its events could not be had, and tries again", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<Coupon {...states.error} onRetry={onRetry} />);
    await expect.element(screen.getByText(/n’ont pas pu être chargés/)).toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[COUPON-9] draws races as races", async () => {
    const screen = await renderComponent(<Coupon {...states.races} />);
    const name = "Gagnant, favoris, Course 2 · Prix de l’Étang";
    await expect.element(screen.getByRole("group", { name })).toBeVisible();
  });

  it("[COUPON-8] reports when it comes near the screen and when it leaves", async () => {
    const onVisibilityChange = vi.fn();
    const competition = { ...states.several.competition, events: [upcoming] };
    const screen = await renderComponent(
      <div style={{ paddingTop: 3_000, paddingBottom: 3_000 }}>
        <Coupon competition={competition} onVisibilityChange={onVisibilityChange} />
      </div>,
    );
    await expect.poll(() => onVisibilityChange.mock.lastCall).toEqual([false, "pro-league"]);
    screen.getByRole("region").element().scrollIntoView();
    await expect.poll(() => onVisibilityChange.mock.lastCall).toEqual([true, "pro-league"]);
    window.scrollTo(0, 0);
    await expect.poll(() => onVisibilityChange.mock.lastCall).toEqual([false, "pro-league"]);
  });

  it("[COUPON-8] reports that it is not drawn any more", async () => {
    const onVisibilityChange = vi.fn();
    const { competition } = states.several;
    const screen = await renderComponent(
      <Coupon competition={competition} onVisibilityChange={onVisibilityChange} />,
    );
    await expect.poll(() => onVisibilityChange.mock.lastCall).toEqual([true, "pro-league"]);
    await screen.unmount();
    expect(onVisibilityChange.mock.lastCall).toEqual([false, "pro-league"]);
  });

  it("[COUPON-8] reports the last of crossings that come together", async () => {
    let deliver: (crossings: readonly { readonly isIntersecting: boolean }[]) => void = () =>
      undefined;
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(onCross: typeof deliver) {
          deliver = onCross;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    const onVisibilityChange = vi.fn();
    const { competition } = states.several;
    await renderComponent(
      <Coupon competition={competition} onVisibilityChange={onVisibilityChange} />,
    );
    deliver([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(onVisibilityChange.mock.lastCall).toEqual([true, "pro-league"]);
    vi.unstubAllGlobals();
  });

  it("[COUPON-12] draws only the row of an event that changed", async () => {
    const renderOutcome = vi.fn(() => null);
    const { competition } = states.several;
    const [first, ...others] = competition.events;
    if (!first) throw new Error("The sample has events.");
    const draw = (shown: CompetitionView) => (
      <Coupon competition={shown} renderOutcome={renderOutcome} />
    );
    const screen = await renderComponent(draw(competition));
    renderOutcome.mockClear();
    await screen.rerender(draw(competition));
    expect(renderOutcome).not.toHaveBeenCalled();
    await screen.rerender(
      draw({ ...competition, events: [{ ...first, isSuspended: true }, ...others] }),
    );
    const outcomes = first.markets.flatMap((market) => market.outcomes);
    expect(renderOutcome.mock.calls.length).toBeGreaterThan(0);
    expect(renderOutcome.mock.calls.length).toBeLessThanOrEqual(outcomes.length);
  });

  it("[COUPON-13] leaves what is below the first coupon to a document's second frame", async () => {
    const screen = await renderComponent(
      <div>
        <Coupon {...states.several} />
        <Coupon {...states.several} />
      </div>,
    );
    const coupons = screen.getByRole("region").elements();
    const drawn = () => coupons.map((coupon) => getComputedStyle(coupon).contentVisibility);
    expect(drawn()).toEqual(["auto", "auto"]);
    document.documentElement.dataset.firstDocument = "";
    expect(drawn()).toEqual(["auto", "hidden"]);
    await expect.poll(drawn).toEqual(["auto", "auto"]);
    delete document.documentElement.dataset.firstDocument;
  });

  it("[COUPON-10] has space for an action beside its heading", async () => {
    const screen = await renderComponent(
      <div style={{ width: 320 }}>
        <Coupon {...states["long text"]} action={<button type="button">Favori</button>} />
      </div>,
    );
    const box = screen.getByRole("button", { name: "Favori" }).element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(320);
    const heading = document.createRange();
    heading.selectNodeContents(screen.getByRole("heading").element());
    const [firstLine = new DOMRect()] = heading.getClientRects();
    const middle = (rect: DOMRect) => (rect.top + rect.bottom) / 2;
    expect(Math.abs(middle(box) - middle(firstLine))).toBeLessThanOrEqual(3);
  });

  it("[COUPON-14] has its country's flag before its name, for the eye alone", async () => {
    const screen = await renderComponent(<Coupon {...states.several} />, { flags: "/flags/" });
    const flag = document.querySelector("section img");
    expect(flag).toHaveAttribute("src", "/flags/be.svg");
    expect(flag).toHaveAttribute("alt", "");
    await expect.element(screen.getByRole("region", { name: "Pro League" })).toBeVisible();
    await screen.rerender(<Coupon {...states["not begun"]} />);
    expect(document.querySelector("section img, section svg circle")).toBeNull();
  });
});
