import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { helpPageStates as states } from "./help-page.states.ts";
import { HelpPage } from "./help-page.tsx";
import type { HelpPageProps } from "./help-page-props.ts";

checkConformance("help page", HelpPage, states);

const usual = states["for a visitor"];

/** Help whose caller keeps what is typed and open. */
function Live({ onQueryChange }: Partial<Pick<HelpPageProps, "onQueryChange">>) {
  const [query, setQuery] = useState("");
  const [openQuestions, setOpen] = useState<readonly string[]>([]);
  return (
    <HelpPage
      {...usual}
      query={query}
      openQuestions={openQuestions}
      onQueryChange={(next, details) => {
        setQuery(next);
        onQueryChange?.(next, details);
      }}
      onToggleQuestion={(question, isOpen) =>
        setOpen(isOpen ? [...openQuestions, question] : openQuestions.filter((q) => q !== question))
      }
    />
  );
}

describe("help page", () => {
  it("[HELP-PAGE-1] has one main heading, named lists and a search", async () => {
    const screen = await renderComponent(<HelpPage {...usual} />);
    expect(screen.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
    const field = screen.getByRole("textbox", { name: /^Que cherchez-vous/ });
    await expect.element(field).toBeVisible();
    expect(field.element().closest("search")).not.toBeNull();
    const lists = screen.container.querySelectorAll<HTMLElement>("article > ul, section > ul");
    expect(lists).toHaveLength(5);
    for (const list of lists) await expect.element(list).toHaveAccessibleName(/./);
  });

  it("[HELP-PAGE-2] [HELP-PAGE-12] opens and closes a question by keyboard, as its caller has it", async () => {
    const screen = await renderComponent(<Live />);
    const answer = screen.getByText(/La mise est alors rendue/);
    await expect.element(answer).not.toBeVisible();
    const question = screen.getByText(/^Quand un pari est-il annulé/).element();
    question.closest("summary")?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(answer).toBeVisible();
    await userEvent.keyboard(" ");
    await expect.element(answer).not.toBeVisible();
    await screen.rerender(<HelpPage {...states["an open answer"]} />);
    await expect.element(screen.getByRole("link", { name: "Mes paris" })).toBeVisible();
  });

  it("[HELP-PAGE-3] says politely what it has found", async () => {
    const screen = await renderComponent(<HelpPage {...usual} />);
    const status = screen.getByRole("status");
    await expect.element(status).toHaveTextContent("");
    const said = status.element();
    await screen.rerender(<HelpPage {...states["answers found"]} />);
    expect(said.isConnected).toBe(true);
    expect(said.textContent?.replaceAll(/\s/g, " ")).toBe("2 réponses pour « annule »");
    await screen.rerender(<HelpPage {...states["nothing found"]} />);
    expect(said.textContent?.replaceAll(/\s/g, " ")).toBe("Aucune réponse pour « parapluie »");
  });

  it("[HELP-PAGE-4] is emptied by Escape and by its button, and says how it changed", async () => {
    const onQueryChange = vi.fn();
    const screen = await renderComponent(<Live onQueryChange={onQueryChange} />);
    const field = screen.getByRole("textbox");
    await field.click();
    await userEvent.keyboard("a");
    expect(onQueryChange).toHaveBeenLastCalledWith("a", detailsOf("typing"));
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveValue("");
    expect(onQueryChange).toHaveBeenLastCalledWith("", detailsOf("escape"));
    await userEvent.keyboard("b");
    await screen.getByRole("button", { name: "Effacer" }).click();
    await expect.element(field).toHaveFocus();
    expect(onQueryChange).toHaveBeenLastCalledWith("", detailsOf("clear"));
    expect(screen.getByRole("button", { name: "Effacer" }).query()).toBeNull();
  });

  it("[HELP-PAGE-5] leads to the bets, the withdrawal and the limits", async () => {
    const onWithdraw = vi.fn();
    const screen = await renderComponent(<HelpPage {...usual} onWithdraw={onWithdraw} />, {
      locale: "nl",
    });
    const tasks = screen.getByRole("list", { name: "Wat het vaakst wordt gezocht" });
    const hrefs = tasks
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/nl/history/", "/nl/zelf-de-baas/"]);
    await tasks.getByRole("button", { name: /^Mijn geld opnemen/ }).click();
    expect(onWithdraw).toHaveBeenCalledOnce();
  });

  it.each([
    ["for a visitor", "Réglé dès le résultat officiel"],
    ["no open bet", "Aucun pari en cours"],
    ["one open bet", "1 pari en cours"],
    ["open bets", "2 paris en cours"],
  ] as const)("[HELP-PAGE-5] %s: %s", async (state, text) => {
    const screen = await renderComponent(<HelpPage {...states[state]} />);
    const [task] = screen.getByRole("link").elements();
    expect(task?.textContent).toBe(`Mon pari n’est pas réglé${text}`);
  });

  it.each([
    ["ANNULE", ["Quand un pari est-il annulé ?", "Puis-je annuler un pari ?"]],
    ["rendue pari", ["Quand un pari est-il annulé ?"]],
    ["systeme", ["Comment se calcule un système ?"]],
    ["identité qui", ["Quels documents faut-il, et pourquoi ?"]],
    ["guide", ["Guide des paris"]],
    ["engagements", ["Conditions générales", "Le régulateur"]],
  ])("[HELP-PAGE-6] finds for %s what has each word", async (query, names) => {
    const screen = await renderComponent(<HelpPage {...usual} query={query} />);
    const rows = [...screen.container.querySelectorAll(".gs-help-row")];
    const found = rows.map((row) => row.querySelector("span")?.textContent ?? "");
    expect(found.slice(0, names.length)).toEqual(names);
  });

  it("[HELP-PAGE-6] has what is in a question before what is in an answer", async () => {
    const screen = await renderComponent(<HelpPage {...usual} query="un" />);
    const rows = [...screen.container.querySelectorAll("summary")];
    expect(rows.map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
      ...["Quand u", "Puis-je", "Comment", "Quels d"],
    ]);
    await screen.rerender(<HelpPage {...usual} query="..." />);
    await expect.element(screen.getByText("Mon pari n’est pas réglé")).toBeVisible();
  });

  it("[HELP-PAGE-7] shows what was found instead, and the contact beside it", async () => {
    const screen = await renderComponent(<HelpPage {...states["answers found"]} />);
    expect(screen.getByText("Mon pari n’est pas réglé").query()).toBeNull();
    expect(screen.getByText("Guide des paris").query()).toBeNull();
    await expect.element(screen.getByRole("heading", { name: "Nous parler" })).toBeVisible();
    await screen.rerender(<HelpPage {...states["a guide found"]} />);
    await expect
      .element(screen.getByRole("link", { name: /^Le régulateur.*nouvel onglet/ }))
      .toHaveAttribute("target", "_blank");
  });

  it("[HELP-PAGE-8] leads to the contact where nothing was found", async () => {
    const screen = await renderComponent(<HelpPage {...states["nothing found"]} />);
    await expect.element(screen.getByText(/^Essayez un autre mot/)).toBeVisible();
    const [first] = screen.getByRole("link", { name: /^Nous écrire/ }).elements();
    expect(first?.getAttribute("href")).toBe("/support/contact-us/");
  });

  it("[HELP-PAGE-9] opens the chat, or leads to the contact page", async () => {
    const onChat = vi.fn();
    const screen = await renderComponent(<HelpPage {...usual} onChat={onChat} />, { locale: "en" });
    await screen.getByRole("button", { name: /^Chat with us/ }).click();
    expect(onChat).toHaveBeenCalledOnce();
    await expect
      .element(screen.getByRole("link", { name: /^Write to us/ }))
      .toHaveAttribute("href", "/en/support/contact-us/");
  });

  it("[HELP-PAGE-10] has those who help, and without anyone the way to staying in control", async () => {
    const screen = await renderComponent(<HelpPage {...states["with help lines"]} />);
    const care = screen.getByRole("region", { name: /^Jouer n’est plus un plaisir/ });
    await expect
      .element(care.getByRole("link", { name: "0800 00 000" }))
      .toHaveAttribute("href", "tel:080000000");
    await expect
      .element(care.getByRole("link", { name: "Garder le contrôle" }))
      .toHaveAttribute("href", "/garder-le-controle/");
    await screen.rerender(<HelpPage {...usual} />);
    expect(care.getByRole("link").elements()).toHaveLength(1);
  });

  it("[HELP-PAGE-11] says what could not be had, and has the rest", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(
      <HelpPage {...states["could not be had"]} onRetry={onRetry} />,
    );
    await expect.element(screen.getByRole("heading", { level: 1, name: "Aide" })).toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(screen.getByText("Retirer mon argent")).toBeVisible();
    await screen.rerender(<HelpPage {...states["questions could not be had"]} />);
    await expect.element(screen.getByRole("link", { name: "Guide des paris" })).toBeVisible();
  });
});
