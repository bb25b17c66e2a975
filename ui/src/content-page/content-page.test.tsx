import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { contentPageStates as states } from "./content-page.states.ts";
import { ContentPage } from "./content-page.tsx";

checkConformance("page to read", ContentPage, states);

describe("page to read", () => {
  it("[CONTENT-PAGE-1] has one main heading, and the way to it", async () => {
    const screen = await renderComponent(<ContentPage {...states["with questions"]} />);
    expect(screen.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
    const way = screen.getByRole("navigation", { name: "Fil d’Ariane" });
    await expect
      .element(way.getByRole("link", { name: "Aide" }))
      .toHaveAttribute("href", "/support/");
    await expect.element(way.getByText("Guide des paris")).toHaveAttribute("aria-current", "page");
  });

  it("[CONTENT-PAGE-2] opens a question", async () => {
    const screen = await renderComponent(<ContentPage {...states["with questions"]} />);
    const answer = screen.getByText("Non. Un pari placé ne s’annule pas.");
    await expect.element(answer).not.toBeVisible();
    await screen.getByText("Puis-je annuler un pari ?").click();
    await expect.element(answer).toBeVisible();
  });

  it("[CONTENT-PAGE-3] says nothing of its banner", async () => {
    const screen = await renderComponent(<ContentPage {...states["with a banner"]} />);
    expect(screen.getByRole("img").elements()).toHaveLength(0);
  });

  it("[CONTENT-PAGE-6] fetches no banner that is not to be shown", async () => {
    const screen = await renderComponent(
      <ContentPage {...states["with a banner"]} pictures="held" />,
    );
    const banners = () => screen.container.querySelectorAll("img").length;
    const height = () => screen.getByRole("article").element().clientHeight;
    const reserved = height();
    expect(banners()).toBe(0);
    await screen.rerender(<ContentPage {...states["with a banner"]} pictures="off" />);
    expect(banners()).toBe(0);
    expect(height()).toBeLessThan(reserved);
    await screen.rerender(<ContentPage {...states["with a banner"]} pictures="shown" />);
    expect(banners()).toBe(1);
  });

  it("[CONTENT-PAGE-4] shows the terms that it has, and no empty part", async () => {
    const screen = await renderComponent(<ContentPage {...states["with terms"]} />);
    await expect.element(screen.getByRole("heading", { name: "Conditions" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Questions fréquentes" }).elements()).toHaveLength(
      0,
    );
  });

  it("[CONTENT-PAGE-5] [ERRORS-24] says that it could not be had, and tries again", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(
      <ContentPage {...states["could not be had"]} onRetry={onRetry} />,
    );
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
