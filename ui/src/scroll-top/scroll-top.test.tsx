import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { floatingSlipStates } from "../floating-slip/floating-slip.states.ts";
import { FloatingSlip } from "../floating-slip/index.ts";
import { PageFrame } from "../page-frame/index.ts";
import { pageFrameStates } from "../page-frame/page-frame.states.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { scrollTopStates as states } from "./scroll-top.states.ts";
import { ScrollTop } from "./scroll-top.tsx";

checkConformance("scroll top", ScrollTop, states);

describe("scroll top", () => {
  it("[SCROLL-TOP-1] says what it does", async () => {
    const screen = await renderComponent(<ScrollTop {...states["scrolled far"]} />);
    await expect.element(screen.getByRole("button", { name: "Retour en haut" })).toBeVisible();
  });

  it("[SCROLL-TOP-2] [SCROLL-TOP-3] [ACCOUNT-394] [SCROLL-TOP-4] [ACCOUNT-80] [CONSTANTS-34] comes after 300 px, and leads back to the main part", async () => {
    const screen = await renderComponent(
      <>
        <main tabIndex={-1} style={{ height: 3_000 }} />
        <ScrollTop />
      </>,
    );
    const button = screen.getByRole("button");
    window.scrollTo(0, 300);
    await expect.poll(() => window.scrollY).toBe(300);
    expect(button.elements()).toEqual([]);
    window.scrollTo(0, 301);
    await button.click();
    await expect.poll(() => window.scrollY).toBe(0);
    await expect.poll(() => button.elements()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("main").element());
  });

  it("[SCROLL-TOP-5] is at the beginning of the closed slip, beside its words", async () => {
    await page.viewport(390, 800);
    const screen = await renderComponent(
      <>
        <div style={{ position: "fixed", insetInline: 0, bottom: 60 }}>
          <FloatingSlip {...floatingSlipStates.combi} />
        </div>
        <ScrollTop {...states["scrolled far"]} />
      </>,
    );
    const button = screen.getByRole("button", { name: "Retour en haut" });
    const bar = screen.getByRole("button", { name: /3 sélections/ }).element();
    const words = bar.firstElementChild?.getBoundingClientRect();
    const box = button.element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(words?.left ?? 0);
    expect(box.top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top);
    expect(box.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom);
    await page.viewport(1280, 800);
  });

  it("[SCROLL-TOP-5] is under the left column of a wide page", async () => {
    await page.viewport(1280, 800);
    const screen = await renderComponent(
      <PageFrame {...pageFrameStates.home} overlays={<ScrollTop {...states["scrolled far"]} />} />,
    );
    const box = screen
      .getByRole("button", { name: "Retour en haut" })
      .element()
      .getBoundingClientRect();
    const menu = screen.getByRole("navigation", { name: "Sports" }).element().parentElement;
    const column = menu?.getBoundingClientRect();
    expect(box.left).toBe(24);
    expect(box.right).toBeLessThan(column?.right ?? 0);
    expect(box.top).toBeGreaterThan(column?.bottom ?? 800);
    expect(box.bottom).toBe(780);
  });

  it("[SCROLL-TOP-6] is hidden while a dialog is open", async () => {
    const screen = await renderComponent(
      <>
        <ScrollTop {...states["scrolled far"]} />
        <div role="dialog" aria-label="Coupon" />
      </>,
    );
    expect(screen.getByRole("button").elements()).toEqual([]);
  });
});
