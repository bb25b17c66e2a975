import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { PartBoundary } from "./part-boundary.tsx";
import { partErrorStates as states } from "./part-error.states.ts";
import { PartError } from "./part-error.tsx";

checkConformance("part error", PartError, states);

/** Whether the part below can be drawn. */
const part = { isBroken: true };

function Part() {
  if (part.isBroken) throw new Error("broken");
  return <p>Cotes</p>;
}

function Pages() {
  const [page, setPage] = useState(0);
  const [, drawAnew] = useState(0);
  return (
    <>
      <button type="button" onClick={() => drawAnew((count) => count + 1)}>
        Ici
      </button>
      <button type="button" onClick={() => setPage(page + 1)}>
        Ailleurs
      </button>
      <PartBoundary resetKey={page} renderError={(error) => <p>{String(error)}</p>}>
        <Part />
      </PartBoundary>
    </>
  );
}

describe("part error", () => {
  it("[PART-ERROR-1] says what failed, and has it announced", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<PartError {...states.part} />, { announce });
    const text = "Cette partie de la page n’a pas pu s’afficher.";
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(announce).toHaveBeenCalledExactlyOnceWith(text, "polite");
  });

  it("[PART-ERROR-2] is tried again by a press", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<PartError {...states.part} onRetry={onRetry} />);
    await userEvent.keyboard("{Tab}{Enter}");
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it("[PART-ERROR-3] leads to my bets from a page that takes none", async () => {
    const screen = await renderComponent(<PartError {...states.page} />, { locale: "en" });
    await expect
      .element(screen.getByRole("link", { name: "My bets" }))
      .toHaveAttribute("href", "/history/");
    await expect.element(screen.getByText(/no bet can be placed/)).toBeVisible();
    await expect.element(screen.getByText(/no bet was placed/i)).not.toBeInTheDocument();
  });
});

describe("a boundary", () => {
  beforeEach(() => {
    part.isBroken = true;
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it("[PART-ERROR-6] keeps the heading of the page, once and after it is drawn again", async () => {
    part.isBroken = true;
    const screen = await renderComponent(
      <PartBoundary title="En direct">
        <h1>En direct</h1>
        <Part />
      </PartBoundary>,
    );
    const headings = screen.getByRole("heading", { level: 1, name: "En direct" });
    await expect.element(headings).toBeVisible();
    part.isBroken = false;
    await userEvent.click(screen.getByRole("button"));
    await expect.element(screen.getByText("Cotes")).toBeVisible();
    expect(headings.elements()).toHaveLength(1);
  });

  it("[PART-ERROR-4] keeps an error in its part, until a press draws that again", async () => {
    const screen = await renderComponent(
      <>
        <input aria-label="Mise" />
        <PartBoundary>
          <Part />
        </PartBoundary>
      </>,
    );
    const field = screen.getByRole("textbox");
    await field.fill("12");
    const retry = screen.getByRole("button", { name: "Réessayer" });
    await retry.click();
    await expect.element(retry).toBeVisible();
    await expect.element(field).toHaveValue("12");
    part.isBroken = false;
    await retry.click();
    await expect.element(screen.getByText("Cotes")).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
  });

  it("[PART-ERROR-4] draws the part again on another page, and not on the same one", async () => {
    const screen = await renderComponent(<Pages />);
    await expect.element(screen.getByText("Error: broken")).toBeVisible();
    part.isBroken = false;
    await screen.getByRole("button", { name: "Ici" }).click();
    await expect.element(screen.getByText("Error: broken")).toBeVisible();
    await screen.getByRole("button", { name: "Ailleurs" }).click();
    await expect.element(screen.getByText("Cotes")).toBeVisible();
  });
});
