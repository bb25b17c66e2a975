import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { searchBoxStates as states } from "./search-box.states.ts";
import { SearchBox } from "./search-box.tsx";

checkConformance("search box", SearchBox, states);

const active = (field: Element) => {
  const id = field.getAttribute("aria-activedescendant");
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

describe("search box", () => {
  it("[SEARCH-BOX-1] keeps the focus in its field and says where the arrow keys are", async () => {
    const screen = await renderComponent(<SearchBox {...states.found} />);
    const field = screen.getByRole("combobox", { name: "Événement, compétition ou équipe" });
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    await field.click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveFocus();
    expect(active(field.element())).toContain("Club Brugge – Anderlecht");
    await expect
      .element(screen.getByRole("option", { name: /Club Brugge – Anderlecht/ }))
      .toHaveAttribute("aria-selected", "true");
  });

  it("[SEARCH-BOX-2] walks through all kinds, round the ends", async () => {
    const screen = await renderComponent(<SearchBox {...states.found} />);
    const field = screen.getByRole("combobox");
    await field.click();
    await userEvent.keyboard("{ArrowUp}");
    expect(active(field.element())).toContain("3 événements");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(active(field.element())).toContain("Brugge Open");
  });

  it("[SEARCH-BOX-3] opens the active option with Enter", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(<SearchBox {...states.found} onChoose={onChoose} />);
    screen.container.addEventListener("click", (event) => event.preventDefault());
    await screen.getByRole("combobox").click();
    await userEvent.keyboard("{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it("[SEARCH-BOX-4] [SEARCH-BOX-15] empties itself with Escape", async () => {
    const onQueryChange = vi.fn();
    const screen = await renderComponent(
      <SearchBox {...states.found} onQueryChange={onQueryChange} />,
    );
    await screen.getByRole("combobox").click();
    await userEvent.keyboard("{Escape}");
    expect(onQueryChange).toHaveBeenCalledWith("", detailsOf("escape"));
  });

  it("[SEARCH-BOX-5] says how many, or that nothing was found", async () => {
    const found = await renderComponent(<SearchBox {...states.found} />);
    await expect.element(found.getByRole("status")).toHaveTextContent("4 résultats");
    await found.unmount();
    const none = await renderComponent(<SearchBox {...states["nothing found"]} />);
    await expect.element(none.getByRole("status")).toMatchTextContent(/Aucun résultat.*zzz/);
  });

  it("[SEARCH-BOX-6] groups what was found by kind", async () => {
    const screen = await renderComponent(
      <SearchBox {...states.found} found={{ ...states.found.found, teams: [] }} />,
    );
    await expect.element(screen.getByRole("group", { name: "Événements" })).toBeVisible();
    await expect.element(screen.getByRole("group", { name: "Compétitions" })).toBeVisible();
    expect(screen.getByRole("group", { name: "Équipes" }).elements()).toEqual([]);
  });

  it("[SEARCH-BOX-7] leads on by links", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(<SearchBox {...states.found} onChoose={onChoose} />);
    screen.container.addEventListener("click", (event) => event.preventDefault());
    const option = screen.getByRole("option", { name: /Brugge Open/ });
    await expect.element(option).toHaveAttribute("href", "/tennis/?competition=brugge-open");
    await option.click();
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it("[SEARCH-BOX-8] [SEARCH-BOX-15] offers what was searched before", async () => {
    const onQueryChange = vi.fn();
    const onForget = vi.fn();
    const screen = await renderComponent(
      <SearchBox {...states["recent searches"]} {...{ onQueryChange, onForget }} />,
    );
    await screen.getByRole("button", { name: "roland garros" }).click();
    expect(onQueryChange).toHaveBeenCalledWith("roland garros", detailsOf("recent"));
    await screen.getByRole("button", { name: "Oublier" }).click();
    expect(onForget).toHaveBeenCalledOnce();
  });

  it("[SEARCH-BOX-9] says that it failed, and tries again", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<SearchBox {...states.error} onRetry={onRetry} />);
    await expect.element(screen.getByText(/La recherche n’a pas abouti/)).toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[SEARCH-BOX-10] [SEARCH-BOX-15] names what was meant, and searches it", async () => {
    const onQueryChange = vi.fn();
    const screen = await renderComponent(
      <SearchBox {...states["found what was meant"]} onQueryChange={onQueryChange} />,
    );
    await expect
      .element(screen.getByRole("status"))
      .toMatchTextContent(/Aucun résultat.*brguge.*résultats pour.*Brugge.*4 résultats/);
    await screen.getByRole("button", { name: /Plutôt.*Brugge/ }).click();
    expect(onQueryChange).toHaveBeenCalledWith("Brugge", detailsOf("correction"));
    await expect.element(screen.getByRole("combobox")).toHaveFocus();
  });

  it("[SEARCH-BOX-11] leads on where nothing was found", async () => {
    const screen = await renderComponent(<SearchBox {...states["nothing found"]} />);
    await expect.element(screen.getByRole("status")).toMatchTextContent(/orthographe/);
    await expect
      .element(screen.getByRole("link", { name: "Voir les matchs en cours" }))
      .toHaveAttribute("href", "/live/");
  });

  it("[SEARCH-BOX-12] shows that more has to be typed, and talks over no one who is typing", async () => {
    const screen = await renderComponent(<SearchBox {...states["too short"]} />);
    await expect.element(screen.getByText("Tapez au moins deux lettres.")).toBeVisible();
    expect(screen.getByRole("status").element().textContent).toBe("");
  });

  it("[SEARCH-BOX-13] goes to the ends with Home and End, and back to the text by typing", async () => {
    const onQueryChange = vi.fn();
    const screen = await renderComponent(
      <SearchBox {...states.found} onQueryChange={onQueryChange} />,
    );
    const field = screen.getByRole("combobox");
    await field.click();
    await userEvent.keyboard("{End}");
    expect(active(field.element())).toContain("3 événements");
    await userEvent.keyboard("{Home}");
    expect(active(field.element())).toContain("Club Brugge – Anderlecht");
    await userEvent.keyboard(" s");
    expect(onQueryChange.mock.calls).toEqual([
      ["brugge ", detailsOf("typing")],
      ["brugges", detailsOf("typing")],
    ]);
    expect(active(field.element())).toBeNull();
  });

  it("[SEARCH-BOX-14] [SEARCH-BOX-15] gives the focus back to the field that was emptied", async () => {
    const onQueryChange = vi.fn();
    const screen = await renderComponent(
      <SearchBox {...states.found} onQueryChange={onQueryChange} />,
    );
    await screen.getByRole("button", { name: "Effacer" }).click();
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith("", detailsOf("clear"));
    await expect.element(screen.getByRole("combobox")).toHaveFocus();
  });

  it("[SEARCH-BOX-16] has marks, a flag or the sport before each name, which all begin below one another", async () => {
    const screen = await renderComponent(<SearchBox {...states.found} />, { flags: "/flags/" });
    const markOf = (name: RegExp) =>
      screen.getByRole("option", { name }).element().firstElementChild as HTMLElement;
    const left = (name: RegExp) => markOf(name).nextElementSibling?.getBoundingClientRect().left;
    expect(markOf(/^Club Brugge – Anderlecht/).querySelectorAll("use")).toHaveLength(2);
    expect(markOf(/^Club Brugge Football/).querySelectorAll("use")).toHaveLength(1);
    expect(markOf(/^Brugge Open/).querySelectorAll(".gs-sport-icon")).toHaveLength(1);
    expect(left(/^Club Brugge – Anderlecht/)).toBe(left(/^Brugge Open/));
    expect(left(/^Club Brugge Football/)).toBe(left(/^Brugge Open/));
    await screen.rerender(<SearchBox {...states["flags and persons"]} />);
    expect(markOf(/^Coupe de Singapour/).querySelector("img")).toHaveAttribute("alt", "");
    expect(markOf(/^J\. Sinner/).querySelectorAll(".gs-sport-icon")).toHaveLength(1);
  });
});
