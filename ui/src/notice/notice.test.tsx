import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { noticeStates as states } from "./notice.states.ts";
import { Notice } from "./notice.tsx";
import { notice, noticeKinds } from "./notice.variants.ts";

checkConformance("notice", Notice, states);

describe("notice", () => {
  it("[NOTICE-1] says an error in words, and never in red", async () => {
    const screen = await renderComponent(<Notice {...states.error} />);
    await expect.element(screen.getByText(/^Erreur/)).toBeInTheDocument();
    for (const kind of noticeKinds) expect(notice({ kind })).not.toMatch(/-(?:up|down)\b/);
  });

  it("[NOTICE-2] is announced once, an error at once", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<Notice {...states.error} />, { announce });
    await screen.rerender(<Notice {...states.error} title="Encore" />);
    expect(announce).toHaveBeenCalledExactlyOnceWith("Solde insuffisant", "assertive");
  });

  it("[NOTICE-3] reports that it was closed", async () => {
    const onClose = vi.fn();
    const screen = await renderComponent(<Notice {...states.closable} onClose={onClose} />);
    await screen.getByRole("button", { name: "Fermer" }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[NOTICE-4] lets the keyboard reach its action", async () => {
    const screen = await renderComponent(<Notice {...states["with an action"]} />);
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("link")).toHaveFocus();
  });
});
