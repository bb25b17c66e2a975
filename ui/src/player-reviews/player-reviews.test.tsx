import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { playerReviewsStates as states } from "./player-reviews.states.ts";
import { PlayerReviews } from "./player-reviews.tsx";

checkConformance("player reviews", PlayerReviews, states);

const { brandName, href } = states.usual;

describe("player reviews", () => {
  it("[PLAYER-REVIEWS-1] has a heading, and a link that says that it opens a new tab", async () => {
    const screen = await renderComponent(<PlayerReviews {...states.usual} />);
    await expect
      .element(screen.getByRole("heading", { name: "Avis des joueurs" }))
      .toBeInTheDocument();
    const link = screen.getByRole("link", { name: /nouvel onglet/ });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener");
  });

  it("[PLAYER-REVIEWS-2] names the brand and leads to its reviews", async () => {
    const screen = await renderComponent(<PlayerReviews {...states.usual} />);
    await expect.element(screen.getByText(new RegExp(brandName))).toBeVisible();
    await expect.element(screen.getByRole("link")).toHaveAttribute("href", href);
  });

  it("[PLAYER-REVIEWS-3] loads nothing from another host", async () => {
    const screen = await renderComponent(<PlayerReviews {...states.usual} />);
    expect(screen.container.querySelector("img, iframe, script")).toBeNull();
  });
});
