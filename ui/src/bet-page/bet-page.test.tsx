import { describe, expect, it, onTestFinished, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { sampleCrests, sampleMark } from "../mark/sample-marks.ts";
import { MarkSheet } from "../mark-sheet/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { betPageStates as states } from "./bet-page.states.ts";
import { BetPage } from "./bet-page.tsx";

checkConformance("bet page", BetPage, states);

describe("bet page", () => {
  it("[BET-PAGE-1] [BET-PAGE-3] shows the bet under its reference, with the way back", async () => {
    const screen = await renderComponent(<BetPage {...states.open} />);
    await expect.element(screen.getByRole("region", { name: "Reçu GS-7F3K-20Q9" })).toBeVisible();
    await expect
      .element(screen.getByRole("article", { name: "Combiné de 3", exact: false }))
      .toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Mes paris" }))
      .toHaveAttribute("href", "/history/");
  });

  it("[BET-PAGE-2] announces a failure, and tries again", async () => {
    const announce = vi.fn();
    const onRetry = vi.fn();
    const screen = await renderComponent(<BetPage {...states.failed} onRetry={onRetry} />, {
      announce,
    });
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/pas perdu/), "assertive");
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[BET-PAGE-4] says that there is no such bet", async () => {
    const screen = await renderComponent(<BetPage {...states["not found"]} />);
    await expect.element(screen.getByText(/ne porte cette référence/)).toBeVisible();
  });

  it("[BET-PAGE-10] says that the account can't be reached", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<BetPage {...states["account not reachable"]} />, {
      announce,
    });
    await expect.element(screen.getByText(/Votre compte ne répond pas/)).toBeVisible();
    expect(announce).toHaveBeenCalledOnce();
  });

  it("[BET-PAGE-5] can be printed", async () => {
    const onPrint = vi.fn();
    const screen = await renderComponent(<BetPage {...states.open} onPrint={onPrint} />);
    await screen.getByRole("button", { name: "Imprimer" }).click();
    expect(onPrint).toHaveBeenCalledOnce();
  });

  it.each([
    ["fr", "Titulaire du compte : Emma Peeters", "Heures indiquées : heure de Bruxelles."],
    ["nl", "Rekeninghouder: Emma Peeters", "Vermelde tijden: Brusselse tijd."],
    ["en", "Account holder: Emma Peeters", "Times shown: Brussels time."],
  ] as const)(
    "[BET-PAGE-9] says on paper alone whose it is and where it is from: %s",
    async (locale, holder, zone) => {
      const screen = await renderComponent(<BetPage {...states.open} />, { locale });
      const onPaper = [...screen.container.querySelectorAll(".gs\\:print\\:block")];
      const words = onPaper.map(({ textContent }) => textContent).join(" ");
      for (const part of ["Grandstand", holder, zone, "FA116000", "21"]) {
        expect(words).toContain(part);
      }
      for (const part of onPaper) expect(part).not.toBeVisible();
      await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
      onTestFinished(async () => {
        await cdp().send("Emulation.setEmulatedMedia", { media: "" });
      });
      for (const part of onPaper) expect(part).toBeVisible();
      await screen.rerender(<BetPage {...states.open} holderName={null} />);
      expect(screen.container.textContent).not.toMatch(/Titulaire|Rekeninghouder|Account holder/);
    },
  );

  it("[BET-PAGE-6] [BET-PAGE-12] hands on a picture of the bet, with amounts only where the person says so", async () => {
    const onShare = vi.fn(async (_image: Blob, _name: string) => "shared" as const);
    const onSave = vi.fn(async (_image: Blob, _name: string) => "saved" as const);
    const screen = await renderComponent(<BetPage {...states.open} {...{ onShare, onSave }} />);
    const open = screen.getByRole("button", { name: "Partager l’image" });
    for (const time of [1, 2]) {
      await open.click();
      const picture = screen.getByRole("img", {
        name: /^Grandstand, En cours, Combiné de 3, sam. 21 nov/,
      });
      await expect.element(picture).toHaveAccessibleName(/Cote totale 7\.13/);
      await expect.element(picture).not.toHaveAccessibleName(/€|Mise|Retour/);
      await screen.getByRole("button", { name: "Partager", exact: true }).click();
      await expect.poll(() => onShare.mock.calls.length).toBe(time);
      await screen.getByRole("checkbox", { name: "Montrer la mise et le retour" }).click();
      await expect.element(picture).toHaveAccessibleName(/Mise 10,00.€, Retour possible 71,28.€/);
      await screen.getByRole("button", { name: "Enregistrer" }).click();
      await expect.element(screen.getByText("L’image est enregistrée.")).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expect.element(picture).not.toBeInTheDocument();
    }
    const [bare, name] = onShare.mock.calls[0] ?? [];
    const [whole] = onSave.mock.calls[0] ?? [];
    expect(name).toBe("GS-7F3K-20Q9.png");
    expect(bare?.type).toBe("image/png");
    const [short, tall] = [bare, whole].map((image) => createImageBitmap(image ?? new Blob()));
    expect((await short)?.width).toBe(1_080);
    expect((await tall)?.height).toBeGreaterThan((await short)?.height ?? Number.NaN);
  });

  it("[BET-PAGE-8] cashes an open bet out", async () => {
    const onCashOut = vi.fn();
    const screen = await renderComponent(
      <BetPage {...states["cash-out offered"]} onCashOut={onCashOut} />,
    );
    await screen.getByRole("button", { name: /^Cash-out/ }).click();
    expect(onCashOut).toHaveBeenCalledExactlyOnceWith("bet-2");
  });

  it("[BET-PAGE-7] says that a picture could not be made", async () => {
    const onShare = () => Promise.reject(new Error("no"));
    const screen = await renderComponent(<BetPage {...states.open} onShare={onShare} />);
    await screen.getByRole("button", { name: "Partager l’image" }).click();
    await screen.getByRole("button", { name: "Partager", exact: true }).click();
    await expect.element(screen.getByText("L’image n’a pas pu être faite.")).toBeVisible();
  });

  it("[BET-PAGE-11] has the marks of the page in its picture", async () => {
    const pictures: Blob[] = [];
    const onShare = async (image: Blob) => {
      pictures.push(image);
      return "shared" as const;
    };
    const name = sampleMark("cross");
    const drawn = { name, kind: "crest", mark: sampleCrests.cross, sizes: [16] } as const;
    const opponent = { ...drawn, name: sampleMark("chevron"), mark: sampleCrests.chevron };
    const screen = await renderComponent(
      <div>
        <MarkSheet marks={[drawn, opponent]} />
        <BetPage {...states.open} onShare={onShare} />
      </div>,
    );
    await screen.getByRole("button", { name: "Partager l’image" }).click();
    await screen.getByRole("button", { name: "Partager", exact: true }).click();
    await expect.poll(() => pictures.length).toBe(1);
    const picture = await createImageBitmap(pictures[0] as Blob);
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    pen?.drawImage(picture, 0, 0);
    // In the middle of the first mark, at the beginning of the first event's line: the blue cross of a yellow crest.
    const [left, top] = [48 + 8, 20 + 56 + 64 + 54 + 7];
    const [red = 0, , blue = 0] = pen?.getImageData(2 * left, 2 * top, 1, 1).data ?? [];
    expect(blue - red).toBeGreaterThan(60);
  });
});
