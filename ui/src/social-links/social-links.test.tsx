import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { socialLinksStates as states } from "./social-links.states.ts";
import { SocialLinks } from "./social-links.tsx";

checkConformance("social links", SocialLinks, states);

describe("social links", () => {
  it("[SOCIAL-LINKS-1] lists the networks by name, each in a new tab", async () => {
    const screen = await renderComponent(<SocialLinks {...states.usual} />);
    await expect.element(screen.getByRole("heading", { name: "Suivez-nous" })).toBeVisible();
    const links = screen.getByRole("list").getByRole("link");
    expect(links.elements()).toHaveLength(4);
    const first = screen.getByRole("link", { name: /^Facebook.*nouvel onglet/ });
    await expect.element(first).toHaveAttribute("target", "_blank");
    await expect.element(first).toHaveAttribute("rel", "noopener");
  });

  it("[SOCIAL-LINKS-2] has a drawing for each, for the eye alone", async () => {
    const screen = await renderComponent(<SocialLinks {...states.usual} />);
    const drawings = [...screen.container.querySelectorAll("svg")];
    expect(new Set(drawings.map((each) => each.innerHTML)).size).toBe(4);
    for (const each of drawings) expect(each.getAttribute("aria-hidden")).toBe("true");
    await screen.rerender(<SocialLinks {...states["another network"]} />);
    expect(screen.container.querySelector("svg path")).not.toBeNull();
  });

  it("[SOCIAL-LINKS-3] has no heading without any", async () => {
    const screen = await renderComponent(<SocialLinks {...states.none} />);
    expect(screen.getByRole("heading").elements()).toEqual([]);
  });
});
