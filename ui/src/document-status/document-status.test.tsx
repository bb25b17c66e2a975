import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import {
  documentBadgeStates as badgeStates,
  documentStatusStates as states,
} from "./document-status.states.ts";
import { DocumentBadge, DocumentStatus } from "./document-status.tsx";

checkConformance("document status", DocumentStatus, states);
checkConformance("document badge", DocumentBadge, badgeStates);

describe("document status", () => {
  it("[DOCUMENT-STATUS-1] says the status, and the days behind the number", async () => {
    const screen = await renderComponent(<DocumentStatus {...states.missing} />);
    await expect.element(screen.getByRole("button", { name: /Identité.*manquant/ })).toBeVisible();
    await screen.rerender(<DocumentBadge {...badgeStates["three weeks"]} />);
    expect(screen.container.textContent).toMatch(/plus que 21.jours/);
  });

  it("[DOCUMENT-STATUS-2] is a button where there is something to do", async () => {
    const onPress = vi.fn();
    const screen = await renderComponent(<DocumentStatus {...states.missing} onPress={onPress} />);
    await screen.getByRole("button").click();
    expect(onPress).toHaveBeenCalledOnce();
    await screen.rerender(<DocumentStatus {...states.validated} />);
    expect(screen.getByRole("button").elements()).toHaveLength(0);
  });

  it("[DOCUMENT-STATUS-3] stands out in the last week", async () => {
    const screen = await renderComponent(<DocumentBadge {...badgeStates["a week"]} />);
    const isUrgent = () =>
      screen.container.querySelector("[data-urgent]")?.getAttribute("data-urgent");
    expect(isUrgent()).toBe("true");
    await screen.rerender(<DocumentBadge {...badgeStates["three weeks"]} />);
    expect(isUrgent()).toBe("false");
  });

  it("[DOCUMENT-STATUS-4] counts a day and days", async () => {
    const screen = await renderComponent(<DocumentStatus {...states["expires within a day"]} />);
    expect(screen.container.textContent).toMatch(/plus que 1.jour$/);
    await screen.rerender(<DocumentStatus {...states["expires within a week"]} />);
    expect(screen.container.textContent).toMatch(/plus que 5.jours$/);
  });

  it("[DOCUMENT-STATUS-5] signs what is not through, and nothing else", async () => {
    const screen = await renderComponent(<DocumentBadge {...badgeStates.missing} />);
    expect(screen.container.textContent).toBe("!Document d’identité manquant");
    await screen.rerender(<DocumentBadge {...badgeStates["in review"]} />);
    expect(screen.container.textContent).toBe("…Document d’identité en cours d’examen");
    await screen.rerender(<DocumentBadge {...badgeStates.expired} />);
    expect(screen.container.textContent).toBe("!Document d’identité expiré");
    await screen.rerender(<DocumentBadge standing="validated" expiry={null} />);
    expect(screen.container.textContent).toBe("");
  });
});
