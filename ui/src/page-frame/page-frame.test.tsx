import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, detailsOf, pressedBack, renderComponent } from "../testing/index.ts";
import { pageFrameStates as states } from "./page-frame.states.ts";
import { PageFrame } from "./page-frame.tsx";

checkConformance("page frame", PageFrame, states);

const main = () => document.querySelector("main")?.getBoundingClientRect();

function isCovered(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !element.contains(top);
}

describe("page frame", () => {
  it("[PAGE-FRAME-1] [ACCOUNT-74] [PAGE-FRAME-2] skips to the main part and to the slip", async () => {
    const screen = await renderComponent(<PageFrame {...states.home} />);
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name: "Aller au coupon" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("complementary")).toHaveFocus();
    expect(screen.getByRole("main").elements()).toHaveLength(1);
    await expect.element(screen.getByRole("main")).toHaveAttribute("tabindex", "-1");
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
  });

  it("[PAGE-FRAME-10] says that another page is on its way", async () => {
    const screen = await renderComponent(<PageFrame {...states.leaving} />);
    await expect.element(screen.getByRole("main")).toHaveAttribute("aria-busy", "true");
    expect(document.querySelectorAll("[data-leaving]")).toHaveLength(1);
    await screen.rerender(<PageFrame {...states.home} />);
    await expect.element(screen.getByRole("main")).not.toHaveAttribute("aria-busy");
    expect(document.querySelectorAll("[data-leaving]")).toHaveLength(0);
  });

  it("[PAGE-FRAME-11] stays where it is when the foot of the slip receives the focus", async () => {
    const body = <div style={{ height: 3_000 }} />;
    const slip = (
      <div className="gs:grid gs:content-end" style={{ height: "100dvh" }}>
        <button type="button">foot</button>
      </div>
    );
    const screen = await renderComponent(
      <PageFrame {...states.home} aside={slip}>
        {body}
      </PageFrame>,
    );
    (screen.getByText("foot").element() as HTMLElement).focus();
    expect(window.scrollY).toBe(0);
  });

  it("[PAGE-FRAME-15] draws the columns only where they are seen", async () => {
    await page.viewport(1_024, 800);
    const screen = await renderComponent(
      <PageFrame {...states.home} column={<p>column</p>} aside={<p>slip</p>} />,
    );
    expect(screen.getByText(/^(column|slip)$/).elements()).toHaveLength(0);
    await page.viewport(1_025, 800);
    await expect.element(screen.getByText("column")).toBeVisible();
    await expect.element(screen.getByText("slip")).toBeVisible();
    await page.viewport(1_280, 800);
  });

  it("[PAGE-FRAME-3] [PAGE-FRAME-14] has its menu in a modal dialog on a narrow page", async () => {
    await page.viewport(390, 800);
    const onMenuClose = vi.fn();
    const back = pressedBack();
    const props = { ...states.home, onMenuClose };
    const screen = await renderComponent(<PageFrame {...props} />, back);
    expect(back.waiting()).toBe(0);
    expect(screen.getByRole("dialog").elements()).toEqual([]);
    await screen.rerender(<PageFrame {...props} isMenuOpen />);
    await expect
      .element(screen.getByRole("dialog").getByRole("navigation", { name: "Sports" }))
      .toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => onMenuClose.mock.calls.map(([reason]) => reason)).toEqual(["escape"]);
    await screen.rerender(<PageFrame {...props} isMenuOpen={false} />);
    await screen.rerender(<PageFrame {...props} isMenuOpen />);
    await screen.getByRole("button", { name: "Fermer le menu" }).click();
    back.press();
    expect(onMenuClose.mock.calls).toEqual([
      ["escape", { reason: "escape", event: expect.any(KeyboardEvent) }],
      ["button", detailsOf("button")],
      ["back", { reason: "back", event: null }],
    ]);
    await page.viewport(1280, 800);
  });

  it.each([
    ["home", 390],
    ["floating slip", 390],
    ["home", 1280],
  ] as const)("[PAGE-FRAME-4] covers no focus in %s at %d px", async (state, width) => {
    await page.viewport(width, 600);
    const screen = await renderComponent(<PageFrame {...states[state]} />);
    for (const each of screen
      .getByRole("main")
      .element()
      .querySelectorAll<HTMLElement>("a, button")) {
      each.focus();
      if (each.getBoundingClientRect().width === 0) continue;
      await expect.poll(() => isCovered(each), { message: each.textContent ?? "" }).toBe(false);
    }
    await page.viewport(1280, 800);
  });

  it("[PAGE-FRAME-5] [CONSTANTS-48] has three columns from 1025 px on, else one and the bottom bar", async () => {
    await page.viewport(1025, 800);
    const screen = await renderComponent(<PageFrame {...states["floating slip"]} />);
    await expect.element(screen.getByRole("complementary")).toBeVisible();
    expect(main()?.width).toBeLessThan(480);
    const bar = () => screen.container.querySelector(".gs\\:h-bar");
    expect(bar()?.getBoundingClientRect().height).toBe(0);
    await page.viewport(1024, 800);
    expect(screen.getByRole("complementary").elements()).toEqual([]);
    expect(main()?.width).toBe(1024 - 40);
    expect(bar()?.getBoundingClientRect().bottom).toBe(800);
    await page.viewport(1280, 800);
  });

  it.each([
    [1600, 1480],
    [1800, 1800],
    [2200, 1920],
  ])("[PAGE-FRAME-6] in a window of %i px is %i px wide", async (window, widest) => {
    await page.viewport(window, 800);
    const screen = await renderComponent(<PageFrame {...states.home} />);
    const menu = screen.getByRole("navigation", { name: "Sports" }).element();
    const slip = screen.getByRole("complementary").element();
    const width = slip.getBoundingClientRect().right - menu.getBoundingClientRect().left;
    expect(width).toBe(widest - 48);
    await page.viewport(1280, 800);
  });

  it("[PAGE-FRAME-7] [ACCOUNT-75] can be bare", async () => {
    const screen = await renderComponent(<PageFrame {...states.bare} />);
    expect(screen.getByRole("banner").elements()).toEqual([]);
    expect(screen.getByRole("complementary").elements()).toEqual([]);
  });

  it("[PAGE-FRAME-8] keeps the menu in the drawer where something else is in the column", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(
      <PageFrame {...states.home} column={<p>Arbre du direct</p>} isMenuOpen />,
    );
    await expect
      .element(screen.getByRole("dialog").getByRole("navigation", { name: "Sports" }))
      .toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(screen.getByText("Arbre du direct")).toBeInTheDocument();
  });

  it("[PAGE-FRAME-9] has what belongs to the person in the drawer alone", async () => {
    await page.viewport(390, 800);
    const props = { ...states.home, drawerTop: <p>Niveau Bleu</p> };
    const screen = await renderComponent(<PageFrame {...props} />);
    expect(screen.getByText("Niveau Bleu").elements()).toEqual([]);
    await screen.rerender(<PageFrame {...props} isMenuOpen />);
    await expect.element(screen.getByRole("dialog").getByText("Niveau Bleu")).toBeVisible();
    await page.viewport(1280, 800);
  });

  it("[PAGE-FRAME-13] has what a wide page has in its header under the menu of the drawer", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(
      <PageFrame {...states.home} drawerFoot={<p>Nederlands, drawer</p>} isMenuOpen />,
    );
    const foot = screen.getByRole("dialog").getByText("Nederlands, drawer");
    await expect.element(foot).toBeInTheDocument();
    const menu = screen.getByRole("dialog").getByRole("navigation").element();
    expect(menu.compareDocumentPosition(foot.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await page.viewport(1280, 800);
  });

  it("[PAGE-FRAME-12] leaves the page its space on a phone that lies on its side", async () => {
    await page.viewport(844, 390);
    const screen = await renderComponent(<PageFrame {...states["floating slip"]} />);
    const bar = screen.container.querySelector(".gs\\:h-bar")?.getBoundingClientRect();
    const slip = screen.container
      .querySelector(".gs\\:bg-act.gs\\:min-h-13")
      ?.getBoundingClientRect();
    expect([slip?.left, slip?.right, slip?.bottom]).toEqual([0, 422, bar?.bottom]);
    expect([bar?.left, bar?.right, bar?.bottom]).toEqual([422, 844, 390]);
    window.scrollTo(0, 200);
    const header = screen.getByRole("banner").element();
    await expect.poll(() => header.getBoundingClientRect().bottom).toBeLessThan(0);
    await page.viewport(1280, 800);
  });
});
