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
    const field = screen.getByRole("combobox", { name: "Équipe, joueur ou compétition" });
    await expect.element(field).toHaveAttribute("aria-expanded", "true");
    await field.click();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveFocus();
    expect(active(field.element())).toContain("Club Brugge");
    await expect
      .element(screen.getByRole("option", { name: /^Club Brugge aujourd/ }))
      .toHaveAttribute("aria-selected", "true");
  });

  it("[SEARCH-BOX-2] walks through all kinds, round the ends", async () => {
    const screen = await renderComponent(<SearchBox {...states.found} />);
    const field = screen.getByRole("combobox");
    await field.click();
    await userEvent.keyboard("{ArrowUp}");
    expect(active(field.element())).toContain("Brugge Open");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(active(field.element())).toContain("S. Verbrugge");
  });

  it("[SEARCH-BOX-3] opens the active option with Enter", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(<SearchBox {...states.found} onChoose={onChoose} />);
    screen.container.addEventListener("click", (event) => event.preventDefault());
    await screen.getByRole("combobox").click();
    await userEvent.keyboard("{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(states.found.found.teams[0]);
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
    await expect.element(found.getByRole("status")).toHaveTextContent("6 résultats");
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
    await screen.getByRole("button", { name: "Anderlecht", exact: true }).click();
    expect(onQueryChange).toHaveBeenCalledWith("Anderlecht", detailsOf("recent"));
    await screen.getByRole("button", { name: "Tout effacer" }).click();
    expect(onForget).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("[SEARCH-BOX-20] forgets one search, and gives the focus to the next or to the field", async () => {
    const { recent } = states["recent searches"];
    const onForget = vi.fn();
    const props = { ...states["recent searches"], onForget };
    const screen = await renderComponent(<SearchBox {...props} />);
    const forget = (query: string) =>
      screen.getByRole("button", { name: new RegExp(`^Oublier.*${query}`) });
    await forget("Ligue des champions").click();
    expect(onForget).toHaveBeenCalledExactlyOnceWith("Ligue des champions");
    await screen.rerender(
      <SearchBox {...props} recent={recent.filter((each) => each !== recent[1])} />,
    );
    await expect.element(forget("vincennes course 6")).toHaveFocus();
    await forget("vincennes course 6").click();
    await screen.rerender(<SearchBox {...props} recent={recent.slice(0, 1)} />);
    await expect.element(forget("Anderlecht")).toHaveFocus();
    await forget("Anderlecht").click();
    await screen.rerender(<SearchBox {...props} recent={[]} />);
    await expect.element(screen.getByRole("combobox")).toHaveFocus();
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
      .toMatchTextContent(/Aucun résultat.*brguge.*résultats pour.*Brugge.*6 résultats/);
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
    expect(active(field.element())).toContain("Brugge Open");
    await userEvent.keyboard("{Home}");
    expect(active(field.element())).toContain("Club Brugge");
    await userEvent.keyboard(" s");
    expect(onQueryChange.mock.calls).toEqual([
      ["brug ", detailsOf("typing")],
      ["brugs", detailsOf("typing")],
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
    expect(markOf(/^Club Brugge – Arsenal/).querySelectorAll("use")).toHaveLength(2);
    expect(markOf(/^Club Brugge aujourd/).querySelectorAll("use")).toHaveLength(1);
    expect(markOf(/^Brugge Open/).querySelectorAll(".gs-sport-icon")).toHaveLength(1);
    expect(markOf(/^S\. Verbrugge/).textContent).toBe("8");
    for (const name of [/^Club Brugge – Arsenal/, /^Club Brugge aujourd/, /^S\. Verbrugge/]) {
      expect(left(name)).toBe(left(/^Brugge Open/));
    }
    await screen.rerender(<SearchBox {...states["flags and persons"]} />);
    expect(markOf(/^Coupe de Singapour/).querySelector("img")).toHaveAttribute("alt", "");
    expect(markOf(/^J\. Sinner/).querySelectorAll(".gs-sport-icon")).toHaveLength(1);
  });

  it("[SEARCH-BOX-17] has what can be bet on below its match or beside its player, after the list in the document", async () => {
    const screen = await renderComponent(<SearchBox {...states.found} />);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const list = screen.getByRole("listbox").element();
    const prices = screen.getByRole("group", {
      name: "Résultat du match, Club Brugge – Anderlecht",
    });
    const [club, cercle] = screen.getByRole("option").elements();
    expect(list.querySelector("button, fieldset")).toBeNull();
    const buttons = prices.getByRole("button").elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^11\.92/),
      expect.stringMatching(/^X3\.60/),
      expect.stringMatching(/^23\.85/),
    ]);
    for (const each of buttons) {
      expect(boxOf(each).top).toBeGreaterThanOrEqual(boxOf(club as Element).bottom);
      expect(boxOf(each).bottom).toBeLessThanOrEqual(boxOf(cercle as Element).top);
      expect(boxOf(each).height).toBeGreaterThanOrEqual(44);
    }
    const player = screen.getByRole("option", { name: /^S\. Verbrugge/ }).element();
    const scorer = screen.getByRole("button", { name: /^4\.50/ }).element();
    expect(boxOf(scorer).left).toBeGreaterThanOrEqual(boxOf(player).right);
    expect(boxOf(scorer).top).toBeLessThan(boxOf(player).bottom);
    await screen.getByRole("combobox").click();
    // The button that empties the field is first.
    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(buttons[0] as HTMLElement).toHaveFocus();
  });

  it("[SEARCH-BOX-18] has prices as the page draws them", async () => {
    const renderOutcome = vi.fn(() => <i>price</i>);
    const screen = await renderComponent(
      <SearchBox {...states.found} renderOutcome={renderOutcome} />,
    );
    expect(screen.getByText("price").elements()).toHaveLength(7);
    expect(renderOutcome).toHaveBeenCalledWith(
      expect.objectContaining({ odds: 1.92 }),
      { eventName: "Club Brugge – Anderlecht", marketName: "Résultat du match" },
      "labelled",
    );
    await screen.rerender(
      <SearchBox {...states["what a search begins with"]} renderOutcome={renderOutcome} />,
    );
    expect(screen.getByText("price").elements().length).toBeGreaterThan(0);
  });

  it("[SEARCH-BOX-19] shows in a name what was typed, or what was meant", async () => {
    const screen = await renderComponent(<SearchBox {...states.found} />);
    const typed = () =>
      screen
        .getByRole("option")
        .elements()
        .map((option) => option.querySelector("b")?.textContent);
    expect(typed()).toEqual(["Brug", "Brug", "brug", "Brug", "Brug", "Brug"]);
    await screen.rerender(<SearchBox {...states["found what was meant"]} />);
    expect(typed()[0]).toBe("Brugge");
  });

  it("[SEARCH-BOX-21] begins with one's own next matches, what is in play and the sports", async () => {
    const screen = await renderComponent(<SearchBox {...states["what a search begins with"]} />);
    const headings = screen.getByRole("heading").elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Recherches récentes",
      "Vos favoris",
      "En direct",
    ]);
    const own = screen.getByRole("region", { name: "Vos favoris" });
    await expect.element(own.getByRole("button", { name: /2\.24/ })).toBeVisible();
    const inPlay = screen.getByRole("region", { name: "En direct" });
    const links = inPlay.getByRole("link").elements();
    expect(links[0]?.getAttribute("href")).toBe("/football/pro-league/antwerp-gent/");
    // Goals, sets, points.
    const ends = ["11", "10", "5861"];
    const isEnd = ({ textContent }: Element, at: number) => textContent.endsWith(ends[at] ?? "-");
    expect(links.map(isEnd)).toEqual([true, true, true]);
    await expect.element(screen.getByRole("navigation", { name: "Choix du sport" })).toBeVisible();
    await screen.rerender(<SearchBox {...states["nothing in play"]} />);
    expect(screen.getByRole("heading").elements()).toEqual([]);
    await screen.rerender(<SearchBox {...states["what a search begins with"]} query="b" />);
    expect(screen.getByRole("region").elements()).toEqual([]);
  });
});
