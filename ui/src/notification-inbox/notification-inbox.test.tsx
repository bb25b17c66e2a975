import { useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkConformance, pressedBack, renderComponent } from "../testing/index.ts";
import { notificationInboxStates as states } from "./notification-inbox.states.ts";
import { NotificationInbox } from "./notification-inbox.tsx";
import type { NotificationItemView } from "./notification-inbox-props.ts";

checkConformance("notification inbox", NotificationInbox, states);

const usual = states["unread and read"];

/** A page whose inbox loses what is removed from it. */
function Page() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [items, setItems] = useState<readonly NotificationItemView[]>(usual.inbox.items);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(!isOpen)}>
        opener
      </button>
      {isOpen && (
        <NotificationInbox
          {...usual}
          anchor={button}
          inbox={{ status: "loaded", items, bets: null }}
          onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function openedPage(announce = vi.fn()) {
  const screen = await renderComponent(<Page />, { announce });
  await screen.getByRole("button", { name: "opener" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Messages" })).toBeVisible();
  return screen;
}

describe.each([
  ["panel", 1_024],
  ["sheet", 1_023],
] as const)("notification inbox as a %s", (_name, width) => {
  afterEach(() => page.viewport(1280, 800));

  it("[NOTIFICATION-INBOX-1] receives the focus, and gives it back", async () => {
    await page.viewport(width, 800);
    const screen = await openedPage();
    const dialog = screen.getByRole("dialog").element();
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: "opener" })).toHaveFocus();
    expect(screen.getByRole("dialog").query()).toBeNull();
  });

  it("[NOTIFICATION-INBOX-4] [NOTIFICATION-INBOX-12] hands the focus on as they go", async () => {
    await page.viewport(width, 800);
    const announce = vi.fn();
    const screen = await openedPage(announce);
    const remove = async (title: RegExp) => {
      await screen.getByRole("button", { name: title }).click();
      await screen.getByRole("button", { name: /^Enlever/ }).click();
    };
    await remove(/^Votre dépôt/);
    await expect.element(screen.getByRole("button", { name: /^Le site sera/ })).toHaveFocus();
    await remove(/^Votre document/);
    await expect.element(screen.getByRole("button", { name: /^Le site sera/ })).toHaveFocus();
    await remove(/^Le site sera/);
    await expect.element(screen.getByRole("region", { name: "Messages" })).toHaveFocus();
    await expect.element(screen.getByText("Vous n’avez aucun message.")).toBeVisible();
    expect(announce).toHaveBeenLastCalledWith("Message enlevé.", "polite");
  });
});

describe("notification inbox", () => {
  beforeEach(() => page.viewport(390, 800));
  afterEach(() => page.viewport(1280, 800));

  it("[NOTIFICATION-INBOX-2] says what is unread and how severe, in words", async () => {
    const screen = await renderComponent(<NotificationInbox {...usual} />);
    const [, second] = screen.getByRole("heading", { level: 3 }).elements();
    expect(second?.querySelector("button")?.textContent).toMatch(
      /^Votre dépôt est arrivé\. Non lu\. C’est fait/,
    );
    const title = screen.getByRole("button", { name: /^Votre document/ });
    await expect.element(title).toHaveAccessibleName(/expire bientôt\s?\. Attention/);
    await expect.element(title).toHaveAttribute("aria-expanded", "false");
    await title.click();
    await expect.element(title).toHaveAttribute("aria-expanded", "true");
  });

  it("[NOTIFICATION-INBOX-3] announces what arrives", async () => {
    const announce = vi.fn();
    const screen = await renderComponent(<NotificationInbox {...states.empty} />, { announce });
    await screen.rerender(<NotificationInbox {...states.unread} />);
    expect(announce.mock.calls).toEqual([[expect.stringMatching(/^2.nouveaux/), "polite"]]);
    await screen.rerender(<NotificationInbox {...states.unread} />);
    expect(announce).toHaveBeenCalledOnce();
  });

  it("[NOTIFICATION-INBOX-10] [ACCOUNT-71] has an arrow from 1024 px on, and leaves the page usable", async () => {
    await page.viewport(1_024, 800);
    const screen = await openedPage();
    const dialog = screen.getByRole("dialog");
    expect(dialog.element().querySelector("svg[viewBox='0 0 30 10']")).not.toBeNull();
    await expect.element(dialog).not.toHaveAttribute("aria-modal");
    await screen.getByRole("button", { name: "opener" }).click();
    await expect.poll(() => dialog.query()).toBeNull();
  });

  it("[NOTIFICATION-INBOX-10] is a sheet at the bottom of a smaller page, which Back closes", async () => {
    const onClose = vi.fn();
    const back = pressedBack();
    const screen = await renderComponent(<NotificationInbox {...usual} onClose={onClose} />, {
      onBack: back.onBack,
    });
    const dialog = screen.getByRole("dialog");
    await expect.element(dialog).toHaveAttribute("aria-modal", "true");
    const box = dialog.element().getBoundingClientRect();
    expect([box.left, box.right, box.bottom]).toEqual([0, 390, 800]);
    back.press();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("[NOTIFICATION-INBOX-11] reads what is opened, once", async () => {
    const onRead = vi.fn();
    const screen = await renderComponent(<NotificationInbox {...usual} onRead={onRead} />);
    await screen.getByRole("button", { name: /^Votre dépôt/ }).click();
    await expect.element(screen.getByText(/compté dans votre solde/).first()).toBeVisible();
    await screen.getByRole("button", { name: /^Votre dépôt/ }).click();
    await screen.getByRole("button", { name: /^Votre document/ }).click();
    expect(onRead.mock.calls).toEqual([["1"]]);
  });

  it("[NOTIFICATION-INBOX-12] reports what is closed", async () => {
    const onRemove = vi.fn();
    const screen = await renderComponent(<NotificationInbox {...usual} onRemove={onRemove} />);
    await screen.getByRole("button", { name: /^Le site sera/ }).click();
    await screen.getByRole("button", { name: /^Enlever.*entretien/ }).click();
    expect(onRemove.mock.calls).toEqual([["2"]]);
  });

  it("[NOTIFICATION-INBOX-13] reports its button", async () => {
    const onAction = vi.fn();
    const screen = await renderComponent(<NotificationInbox {...usual} onAction={onAction} />);
    await screen.getByRole("button", { name: /^Votre dépôt/ }).click();
    await screen.getByRole("button", { name: "Voir l’historique" }).click();
    expect(onAction).toHaveBeenCalledWith("1", usual.inbox.items[0].action);
    await screen.getByRole("button", { name: /^Le site sera/ }).click();
    await expect
      .element(screen.getByRole("link", { name: /Lire le calendrier/ }))
      .toHaveAttribute("target", "_blank");
  });

  it("[NOTIFICATION-INBOX-14] says why there is no list, and fetches it again", async () => {
    const onRetry = vi.fn();
    const announce = vi.fn();
    const screen = await renderComponent(
      <NotificationInbox {...states.failed} onRetry={onRetry} />,
      { announce },
    );
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/chargés/), "assertive");
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(<NotificationInbox {...states.loading} />);
    expect(screen.baseElement.querySelector("[aria-busy=true]")).not.toBeNull();
  });

  it("[NOTIFICATION-INBOX-15] scrolls many under its head", async () => {
    const screen = await renderComponent(<NotificationInbox {...states.many} />);
    const dialog = screen.getByRole("dialog").element();
    expect(dialog.getBoundingClientRect().top).toBeGreaterThan(0);
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });

  it("[NOTIFICATION-INBOX-16] has the newest first, under the name of its day", async () => {
    const screen = await renderComponent(<NotificationInbox {...usual} />);
    const linesOf = (name: string) =>
      screen
        .getByRole("list", { name })
        .getByRole("heading")
        .elements()
        .map(({ textContent }) => textContent?.slice(0, 10));
    expect(linesOf("Aujourd’hui")).toEqual(["Combiné de", "Votre dépô"]);
    expect(linesOf("Hier")).toEqual(["Le site se", "Combiné de"]);
    expect(linesOf("Plus tôt")).toEqual(["Votre docu"]);
    await expect.element(screen.getByText("mer.")).toBeVisible();
    await screen.rerender(<NotificationInbox {...states["without a date"]} />);
    expect(screen.getByText("Aujourd’hui").query()).toBeNull();
    expect(screen.getByRole("heading", { level: 3 }).elements()).toHaveLength(2);
  });

  it("[NOTIFICATION-INBOX-17] says of a settled bet how it ended, what it paid and why, and leads to it", async () => {
    const onBet = vi.fn();
    const screen = await renderComponent(
      <NotificationInbox {...states["settled bets"]} onBet={onBet} />,
    );
    const links = screen.getByRole("link").elements();
    const said = links.map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));
    expect(said[0]).toMatch(/^Combiné de 3 : gagné, 45,49 € payés\. Non lu.*3 sélections sur 3/);
    expect(said[1]).toMatch(/perdu, 3,33 € encaissés avant/);
    expect(said[2]).toMatch(/^Combiné de 2 : perdu(?!\. Non lu)/);
    expect(said[4]).toMatch(/remboursé.*La mise est rendue/);
    expect(said[5]).toMatch(/Le pari gratuit est annulé/);
    const [first] = links;
    expect(first?.getAttribute("href")).toMatch(/^\/history\//);
    first?.addEventListener("click", (event) => event.preventDefault());
    await screen.getByRole("link").first().click();
    expect(onBet).toHaveBeenCalledExactlyOnceWith("won, combi of three");
    await screen.rerender(<NotificationInbox {...states["won, a part cashed out before"]} />);
    await expect.element(screen.getByText(/payés en tout/)).toBeVisible();
  });

  it("[NOTIFICATION-INBOX-18] shows bets or messages alone, with what is unread of each", async () => {
    const screen = await renderComponent(<NotificationInbox {...usual} />);
    const bets = screen.getByRole("radio", { name: /^Mes paris\s*1 non lu/ });
    await expect.element(screen.getByRole("radio", { name: /^Compte\s*2 non lus/ })).toBeVisible();
    await bets.click();
    expect(screen.getByRole("heading", { level: 3 }).elements()).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 3 }).getByRole("button").elements()).toEqual([]);
    await screen.rerender(<NotificationInbox {...states.unread} />);
    expect(screen.getByRole("radio").elements()).toEqual([]);
  });

  it("[NOTIFICATION-INBOX-18] says what there is none of", async () => {
    const screen = await renderComponent(<NotificationInbox {...states["settled bets"]} />);
    await screen.getByRole("radio", { name: "Compte" }).click();
    await expect.element(screen.getByText("Aucun message sur votre compte.")).toBeVisible();
    await screen.rerender(<NotificationInbox {...states.empty} />);
    await expect.element(screen.getByText("Vous n’avez aucun message.")).toBeVisible();
  });

  it("[NOTIFICATION-INBOX-19] reads all that is shown at one press, and says so", async () => {
    const onReadAll = vi.fn();
    const announce = vi.fn();
    const screen = await renderComponent(<NotificationInbox {...usual} onReadAll={onReadAll} />, {
      announce,
    });
    await screen.getByRole("button", { name: "Tout marquer lu" }).click();
    expect(onReadAll).toHaveBeenLastCalledWith({
      messages: ["1", "2"],
      bets: ["won, combi of three"],
    });
    expect(announce).toHaveBeenLastCalledWith("Tout est marqué comme lu.", "polite");
    await expect.element(screen.getByRole("region", { name: "Messages" })).toHaveFocus();
    await screen.getByRole("radio", { name: /^Mes paris/ }).click();
    await screen.getByRole("button", { name: "Tout marquer lu" }).click();
    expect(onReadAll).toHaveBeenLastCalledWith({ messages: [], bets: ["won, combi of three"] });
    await screen.rerender(<NotificationInbox {...states.read} />);
    expect(screen.getByRole("button", { name: "Tout marquer lu" }).query()).toBeNull();
  });

  it("[NOTIFICATION-INBOX-20] says that bets could not be fetched, beside the messages", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(
      <NotificationInbox {...states["bets could not be fetched"]} onRetry={onRetry} />,
    );
    await expect.element(screen.getByRole("button", { name: /^Votre dépôt/ })).toBeVisible();
    await screen.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("[NOTIFICATION-INBOX-21] says what is announced, and leads to the settings", async () => {
    const onSettings = vi.fn();
    const screen = await renderComponent(
      <NotificationInbox {...states["bets are not announced"]} onSettings={onSettings} />,
    );
    await screen.getByRole("button", { name: /Un pari réglé ne vous est pas annoncé/ }).click();
    expect(onSettings).toHaveBeenCalledOnce();
    await screen.rerender(<NotificationInbox {...usual} />);
    await expect.element(screen.getByRole("button", { name: /de 22.h à 8.h/ })).toBeVisible();
  });
});
