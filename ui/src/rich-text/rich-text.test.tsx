import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { plainText } from "./plain-text.ts";
import { richTextStates as states } from "./rich-text.states.ts";
import { RichText } from "./rich-text.tsx";

checkConformance("written text", RichText, states);

describe("written text", () => {
  it("[RICH-TEXT-1] has headings from the second level, and lists", async () => {
    const screen = await renderComponent(<RichText {...states["one of everything"]} />);
    await expect
      .element(screen.getByRole("heading", { level: 2, name: "Les mises" }))
      .toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 3 })).toBeVisible();
    expect(screen.getByRole("list").elements()).toHaveLength(2);
  });

  it("[RICH-TEXT-2] opens another host in a new tab, and says so", async () => {
    const screen = await renderComponent(<RichText {...states["one of everything"]} />);
    await expect
      .element(screen.getByRole("link", { name: /régulateur.*nouvel onglet/ }))
      .toHaveAttribute("target", "_blank");
    await expect
      .element(screen.getByRole("link", { name: "les questions fréquentes" }))
      .not.toHaveAttribute("target");
  });

  it("[RICH-TEXT-3] shows markup in a text as text", async () => {
    const text = "<b>1 < 2</b> &amp;";
    const screen = await renderComponent(<RichText nodes={[{ kind: "text", text }]} />);
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it("[RICH-TEXT-4] keeps its lines short and breaks long words", async () => {
    const screen = await renderComponent(
      <div style={{ width: "20rem" }}>
        <RichText {...states["long words"]} />
      </div>,
    );
    const { scrollWidth, clientWidth } = screen.container;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it.each([
    ["fr", "barré\u00a0:"],
    ["nl", "doorgehaald:"],
    ["en", "struck out:"],
  ] as const)("[RICH-TEXT-5] says what is struck out: %s", async (locale, word) => {
    const screen = await renderComponent(<RichText {...states["struck out"]} />, { locale });
    expect(screen.container.textContent).toBe(
      `L’offre court ${word} jusqu’à vendredi jusqu’à dimanche.`,
    );
    const old = screen.container.querySelector("s");
    expect(getComputedStyle(old as Element).textDecorationLine).toBe("line-through");
  });

  it("[RICH-TEXT-6] is one line of plain words", () => {
    const text = (words: string) => ({ kind: "text", text: words }) as const;
    const strong = { kind: "strong", children: [text("deux")] } as const;
    const item = { kind: "item", children: [text("trois")] } as const;
    expect(
      plainText([
        { kind: "paragraph", children: [text("Un "), strong, text(",")] },
        { kind: "list", children: [item, { ...item, children: [text("quatre")] }] },
      ]),
    ).toBe("Un deux, trois quatre");
  });
});
