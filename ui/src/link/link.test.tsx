import { describe, expect, it } from "vitest";
import type { LinkProps as AnchorProps } from "../provider/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { linkStates as states } from "./link.states.ts";
import { Link } from "./link.tsx";

function Routed(props: AnchorProps) {
  return <a data-routed {...props} />;
}

checkConformance("link", Link, states);

describe("link", () => {
  it("[LINK-1] is drawn by the environment", async () => {
    const screen = await renderComponent(<Link {...states.inline} />, { Link: Routed });
    await expect.element(screen.getByRole("link")).toHaveAttribute("data-routed");
    await expect.element(screen.getByRole("link")).toHaveAttribute("href", "/support/contact-us/");
  });

  it("[LINK-2] says that it opens a new tab", async () => {
    const screen = await renderComponent(<Link {...states["new tab"]} />);
    const link = screen.getByRole("link");
    await expect.element(link).toHaveAccessibleName("Contact (nouvel onglet)");
    await expect.element(link).toHaveAttribute("rel", "noopener");
  });

  it("[LINK-3] marks the current page", async () => {
    const screen = await renderComponent(<Link {...states.current} />);
    await expect.element(screen.getByRole("link")).toHaveAttribute("aria-current", "page");
  });
});
