import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { live } from "../event-view/sample-events.ts";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { couponListStates as states } from "./coupon-list.states.ts";
import { CouponList } from "./coupon-list.tsx";

checkConformance("coupon list", CouponList, states);

const namesOver = states["names over the columns"];
const toChoose = states["columns to choose"];

function drawAt(width: number, props = namesOver) {
  return renderComponent(
    <div style={{ width }}>
      <CouponList {...props} />
    </div>,
  );
}

const seen = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].filter((each) => each.clientWidth > 1);

describe("coupon list", () => {
  it("[COUPON-LIST-1] is a region with its competitions one level below", async () => {
    const screen = await drawAt(800);
    await expect.element(screen.getByRole("region", { name: "Football" })).toBeVisible();
    const levels = screen.getByRole("heading").elements();
    expect(levels.map(({ tagName }) => tagName)).toEqual(["H2", "H3", "H3"]);
  });

  it("[COUPON-LIST-2] names the lists of its columns, and has none where there is no choice", async () => {
    const screen = await drawAt(800, toChoose);
    const lists = screen.getByRole("combobox").elements();
    expect(lists).toHaveLength(2);
    await expect.element(screen.getByRole("combobox", { name: "Colonne 2" })).toBeVisible();
    await screen.unmount();
    const plain = await drawAt(800);
    expect(plain.getByRole("combobox").elements()).toEqual([]);
    const name = plain.container.querySelector(".gs-list-head .gs-coupon-market");
    expect(name?.textContent).toBe("Résultat du match");
    expect(name?.closest("[aria-hidden]")).not.toBeNull();
  });

  it("[COUPON-LIST-3] has lines of 32 px, the first with the letters of the columns", async () => {
    const screen = await drawAt(800);
    const lines = screen
      .getByRole("heading", { level: 3 })
      .elements()
      .map((heading) => heading.closest("section")?.firstElementChild as Element);
    expect(lines.map((line) => line.getBoundingClientRect().height)).toEqual([32, 32]);
    expect(seen(lines[0] as Element, "[data-heading]")).toHaveLength(7);
    expect(seen(lines[1] as Element, "[data-heading]")).toHaveLength(0);
  });

  it("[COUPON-LIST-4] has its columns over those of its coupons", async () => {
    const screen = await drawAt(800, toChoose);
    const groups = [...screen.container.querySelectorAll("li fieldset")].slice(0, 3);
    const head = screen.getByRole("combobox", { name: "Colonne 2" }).element();
    const second = groups[1]?.getBoundingClientRect();
    expect(head.getBoundingClientRect().left).toBeCloseTo(second?.left ?? 0, 0);
    expect(head.getBoundingClientRect().right).toBeCloseTo(second?.right ?? 0, 0);
  });

  it("[COUPON-LIST-5] reports what a column is to show", async () => {
    const onColumnChange = vi.fn();
    const screen = await drawAt(800, { ...toChoose, onColumnChange });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Colonne 3" }), "handicap");
    expect(onColumnChange).toHaveBeenCalledExactlyOnceWith(2, "handicap", {
      reason: "list",
      event: null,
    });
  });

  it("[COUPON-LIST-6] chooses its one column on a phone", async () => {
    await page.viewport(390, 800);
    const onColumnIndexChange = vi.fn();
    const screen = await drawAt(390, { ...toChoose, onColumnIndexChange });
    expect(seen(screen.container, "select")).toEqual([]);
    await screen.getByRole("radio", { name: "Buts" }).click();
    expect(onColumnIndexChange).toHaveBeenCalledExactlyOnceWith(1, detailsOf("pointer"));
    await page.viewport(1280, 800);
    const wide = await drawAt(800, toChoose);
    expect(seen(wide.container, "[type=radio]")).toEqual([]);
  });

  it("[COUPON-LIST-7] keeps its head and the competition's line in sight", async () => {
    const screen = await renderComponent(
      <div style={{ height: 3_000 }}>
        <CouponList {...toChoose} />
      </div>,
    );
    const head = screen.container.querySelector("section > div") as Element;
    const line = screen.getByRole("heading", { level: 3 }).first().element();
    const coupon = line.closest("section") as HTMLElement;
    window.scrollTo(0, coupon.offsetTop + 60);
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    const { top, bottom } = head.getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    const stuck = (coupon.firstElementChild as Element).getBoundingClientRect();
    expect(Math.abs(stuck.top - bottom)).toBeLessThanOrEqual(1);
    window.scrollTo(0, 0);
  });

  it("[COUPON-LIST-8] says what happened to a side, and where the person's own bet is", async () => {
    const ownBets = { eventIds: new Set([live.id]), href: "/history/" };
    const screen = await renderComponent(<CouponList {...states.notes} ownBets={ownBets} />);
    await expect
      .element(screen.getByRole("link", { name: /Royal Antwerp 1 carton rouge/ }))
      .toBeVisible();
    const marks = screen.getByRole("link", { name: "Votre pari sur ce match" });
    expect(marks.elements()).toHaveLength(1);
    await screen.rerender(<CouponList {...states.notes} />);
    expect(marks.elements()).toHaveLength(0);
  });

  it("[COUPON-LIST-9] has closer rows where it is compact and wide", async () => {
    const heightsIn = (container: Element) => {
      const heightOf = (selector: string) =>
        container.querySelector(selector)?.getBoundingClientRect().height;
      return [heightOf("li > *"), heightOf("li button"), heightOf("section section > *")];
    };
    await page.viewport(1280, 800);
    const wide = await drawAt(800);
    expect(heightsIn(wide.container)).toEqual([64, 44, 32]);
    await wide.unmount();
    const compact = await drawAt(800, states.compact);
    expect(heightsIn(compact.container)).toEqual([40, 32, 28]);
    await compact.unmount();
    await page.viewport(900, 800);
    const narrow = await drawAt(800, states.compact);
    expect(heightsIn(narrow.container)).toEqual([64, 44, 32]);
    await page.viewport(1280, 800);
  });
});
