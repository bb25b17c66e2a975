import { type ReactNode, use } from "react";
import { describe, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { loadCatalogs } from "../locale/index.ts";
import { createI18n } from "../provider/index.ts";
import { SessionClock } from "../session-clock/index.ts";
import { sessionClockStates as clockStates } from "../session-clock/session-clock.states.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { pseudoCatalogs } from "../testing/pseudo-language.ts";
import { FocusKeeper } from "./focus-keeper.tsx";
import { headerStates as states } from "./header.states.ts";
import { Header } from "./header.tsx";
import { accountButtonId } from "./header-account.tsx";
import { PanelButton } from "./panel-button.tsx";
import { useHeaderPanel } from "./use-header-panel.ts";

checkConformance("header", Header, states);

const person = states["logged in"];

/** A header with one of its panels, which shows what opened it; what comes before the person's own moves its button. */
function WithPanel({ of = "level", before }: { of?: "level" | "depositPanel"; before?: number }) {
  const { isOpen, isPressed, onOpen, onLeave } = useHeaderPanel();
  const by = isPressed ? "by press" : "by pointer";
  const panel = { [of]: { trigger: null, isOpen, onOpen, onLeave } };
  return (
    <>
      <div style={{ paddingTop: before }}>
        <Header {...person} {...panel} />
      </div>
      <p data-testid="panel">{isOpen ? by : "closed"}</p>
    </>
  );
}

/** Milliseconds by a clock that the test moves, after which whatever the pointer has left is closed. */
const longerThanLeaving = 600;

/** What a browser says, sooner or later, where something has moved away under a pointer at rest. */
function sayThatItLeftAtRest(target: Locator): void {
  const { body } = document;
  const mouse = { bubbles: true, pointerType: "mouse", movementX: 0, movementY: 0 };
  target.element().dispatchEvent(new PointerEvent("pointerout", { ...mouse, relatedTarget: body }));
  body.dispatchEvent(new PointerEvent("pointermove", mouse));
}

/** Moves the pointer to something, and the clock on until what it left has closed. */
async function leaveFor(target: Locator): Promise<void> {
  await userEvent.hover(target);
  await expect.poll(() => target.element().matches(":hover")).toBe(true);
  await vi.advanceTimersByTimeAsync(longerThanLeaving);
}

describe("header", () => {
  it.each(["light", "dark", "contrast"])(
    "[HEADER-1] rings the focus in yellow in %s",
    async (theme) => {
      const screen = await renderComponent(
        <div data-theme={theme}>
          <Header {...states.visitor} />
        </div>,
      );
      const header = screen.getByRole("banner").element();
      const properties = getComputedStyle(header);
      expect(properties.getPropertyValue("--gs-color-focus")).toBe(
        properties.getPropertyValue("--gs-color-act"),
      );
    },
  );

  it("[HEADER-30] has the session's clock before what is the person's, and none for a visitor", async () => {
    const clock = <span data-testid="clock">42</span>;
    const screen = await renderComponent(<Header {...person} clock={clock} />);
    const shown = screen.getByTestId("clock").element();
    const account = document.getElementById(accountButtonId);
    expect(account && shown.compareDocumentPosition(account)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await screen.rerender(<Header {...states.visitor} clock={clock} />);
    expect(screen.getByTestId("clock").elements()).toHaveLength(0);
  });

  it("[HEADER-2] marks the current tab and language", async () => {
    const screen = await renderComponent(<Header {...person} />, { locale: "en" });
    await expect
      .element(screen.getByRole("link", { name: "Sports" }))
      .toHaveAttribute("aria-current", "page");
    screen.container.querySelector("summary")?.click();
    await expect
      .element(screen.getByRole("link", { name: "English" }))
      .toHaveAttribute("aria-current", "true");
  });

  it("[HEADER-3] links to this page in every language, and says it", async () => {
    const screen = await renderComponent(<Header {...person} />);
    screen.container.querySelector("summary")?.click();
    const link = screen.getByRole("link", { name: "Nederlands" });
    await expect.element(link).toHaveAttribute("href", "/nl/football/");
    await expect.element(link).toHaveAttribute("hreflang", "nl");
    await expect.element(link).toHaveAttribute("lang", "nl");
  });

  it("[HEADER-4] [ACCOUNT-47] [ACCOUNT-250] lets a visitor register and log in", async () => {
    const calls = { onRegister: vi.fn(), onLogin: vi.fn() };
    const screen = await renderComponent(<Header {...states.visitor} {...calls} />);
    await screen.getByRole("button", { name: "S’inscrire" }).click();
    await screen.getByRole("button", { name: "Connexion" }).click();
    expect(calls.onRegister).toHaveBeenCalledOnce();
    expect(calls.onLogin).toHaveBeenCalledOnce();
  });

  it("[HEADER-5] [ACCOUNT-48] shows a person the balance, and opens cashier, inbox and account", async () => {
    const calls = { onDeposit: vi.fn(), onInbox: vi.fn(), onAccount: vi.fn() };
    const screen = await renderComponent(<Header {...person} {...calls} />);
    await expect.element(screen.getByText(/250,00\s€/)).toBeVisible();
    await screen.getByRole("button", { name: "Déposer" }).click();
    await screen.getByRole("button", { name: /^Messages/ }).click();
    await screen.getByRole("button", { name: "Compte de Camille" }).click();
    for (const call of Object.values(calls)) expect(call).toHaveBeenCalledOnce();
  });

  it("[HEADER-19] says whether the inbox is open, and takes the focus back", async () => {
    const button = { current: null as HTMLButtonElement | null };
    const screen = await renderComponent(<Header {...person} inbox={{ isOpen: true, button }} />);
    const envelope = screen.getByRole("button", { name: /^Messages/ });
    await expect.element(envelope).toHaveAttribute("aria-expanded", "true");
    button.current?.focus();
    await expect.element(envelope).toHaveFocus();
    await screen.rerender(<Header {...person} inbox={{ isOpen: false, button }} />);
    await expect.element(envelope).toHaveAttribute("aria-expanded", "false");
  });

  it("[HEADER-6] shows a dash for a balance that is not known", async () => {
    const screen = await renderComponent(<Header {...states["no balance yet"]} />);
    await expect.element(screen.getByText("–", { exact: true })).toBeVisible();
  });

  it("[HEADER-17] writes the balance in the person's currency", async () => {
    const screen = await renderComponent(<Header {...person} />, { locale: "en", currency: "GBP" });
    await expect.element(screen.getByText(/£250\.00/)).toBeVisible();
  });

  it("[HEADER-7] [ACCOUNT-49] counts the unread messages", async () => {
    const screen = await renderComponent(<Header {...person} />);
    await expect
      .element(screen.getByRole("button", { name: /^Messages/ }))
      .toHaveAccessibleName(/2 non lus/);
    await screen.rerender(<Header {...states["no balance yet"]} />);
    await expect
      .element(screen.getByRole("button", { name: /^Messages/ }))
      .toHaveAccessibleName("Messages");
  });

  it("[HEADER-8] shows the level unless there is none", async () => {
    const screen = await renderComponent(<Header {...person} />);
    await expect
      .element(screen.getByRole("link", { name: "Niveau Bleu" }))
      .toHaveAttribute("href", "/maxpayout/");
    await screen.rerender(<Header {...states["level zero"]} />);
    expect(screen.getByRole("link", { name: /Niveau/ }).elements()).toEqual([]);
  });

  it("[HEADER-9] [ACCOUNT-50] has four tabs, the last of which opens a new tab", async () => {
    const screen = await renderComponent(<Header {...person} />);
    const tabs = screen.getByRole("navigation", { name: "Rubriques" }).getByRole("link");
    expect(tabs.elements()).toHaveLength(4);
    await expect.element(tabs.nth(3)).toHaveAttribute("target", "_blank");
    await expect.element(tabs.nth(3)).toHaveAccessibleName(/nouvel onglet/);
  });

  it("[HEADER-10] [ACCOUNT-46] has the menu button on a narrow page alone", async () => {
    const onMenu = vi.fn();
    const screen = await renderComponent(<Header {...states["menu open"]} onMenu={onMenu} />);
    expect(screen.getByRole("button", { name: "Menu" }).elements()).toEqual([]);
    await page.viewport(1024, 800);
    const menu = screen.getByRole("button", { name: "Menu" });
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
    await menu.click();
    expect(onMenu).toHaveBeenCalledOnce();
    await page.viewport(1280, 800);
  });

  it("[HEADER-10] [CONSTANTS-49] [ACCOUNT-393] has the languages above 960 px alone", async () => {
    await page.viewport(961, 800);
    const screen = await renderComponent(<Header {...person} />);
    const languages = screen.getByRole("navigation", { name: "Langue" });
    await expect.element(languages).toBeVisible();
    await page.viewport(960, 800);
    expect(languages.elements()).toEqual([]);
    await page.viewport(1280, 800);
  });

  it("[HEADER-11] leads home in the person's language", async () => {
    const screen = await renderComponent(<Header {...person} />, { locale: "nl" });
    await expect
      .element(screen.getByRole("link", { name: /^Grandstand/ }))
      .toHaveAttribute("href", "/nl/");
  });

  it("[HEADER-13] opens the level's panel by pointer and by keyboard", async () => {
    const level = { ...states["level panel open"].level, isOpen: false, onOpen: vi.fn() };
    const props = { ...states["level panel open"], level };
    const screen = await renderComponent(<Header {...props} />);
    const badge = screen.getByRole("button", { name: "Niveau Bleu" });
    await expect.element(badge).toHaveAttribute("aria-expanded", "false");
    await userEvent.hover(badge);
    expect(level.onOpen).toHaveBeenLastCalledWith("pointer");
    (badge.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(level.onOpen).toHaveBeenLastCalledWith("press");
    await screen.rerender(<Header {...states["level panel open"]} />);
    await expect.element(badge).toHaveAttribute("aria-expanded", "true");
  });

  it("[HEADER-13] closes what the pointer opened when it leaves, and keeps what a press opened", async () => {
    const screen = await renderComponent(<WithPanel />);
    const badge = screen.getByRole("button", { name: "Niveau Bleu" });
    const panel = screen.getByTestId("panel");
    await userEvent.hover(badge);
    await expect.element(panel).toHaveTextContent("by pointer");
    await badge.click();
    await userEvent.unhover(badge);
    await expect.element(panel).toHaveTextContent("closed");
    (badge.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(panel).toHaveTextContent("by press");
    await userEvent.hover(badge);
    await userEvent.unhover(badge);
    await expect.element(panel).toHaveTextContent("by press");
    await userEvent.keyboard("{Enter}");
    await expect.element(panel).toHaveTextContent("closed");
  });

  it("[HEADER-20] stays open where its button moves away under a pointer at rest", async () => {
    const screen = await renderComponent(<WithPanel />);
    const panel = screen.getByTestId("panel");
    const badge = screen.getByRole("button", { name: "Niveau Bleu" });
    await userEvent.hover(badge);
    await expect.element(panel).toHaveTextContent("by pointer");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await screen.rerender(<WithPanel before={300} />);
    sayThatItLeftAtRest(badge);
    await vi.advanceTimersByTimeAsync(longerThanLeaving);
    // Drawn later than what the clock has set going.
    await screen.rerender(<WithPanel before={299} />);
    await expect.element(panel).toHaveTextContent("by pointer");
    await leaveFor(screen.getByRole("link", { name: /^Grandstand/ }));
    await expect.element(panel).toHaveTextContent("closed");
  });

  it("[HEADER-20] stays open while the pointer goes from one of its buttons to the other", async () => {
    const screen = await renderComponent(<WithPanel of="depositPanel" />);
    const panel = screen.getByTestId("panel");
    await userEvent.hover(screen.getByRole("button", { name: "Toutes les façons de déposer" }));
    await expect.element(panel).toHaveTextContent("by pointer");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await leaveFor(screen.getByRole("button", { name: "Déposer", exact: true }));
    // Drawn later than what the clock has set going.
    await screen.rerender(<WithPanel of="depositPanel" before={0} />);
    await expect.element(panel).toHaveTextContent("by pointer");
    await leaveFor(screen.getByRole("link", { name: /^Grandstand/ }));
    await expect.element(panel).toHaveTextContent("closed");
  });

  it("[HEADER-18] opens the ways to deposit by pointer, by keyboard and by touch", async () => {
    const panel = { isOpen: false, trigger: null, onOpen: vi.fn(), onLeave: vi.fn() };
    const onDeposit = vi.fn();
    const screen = await renderComponent(
      <Header {...person} depositPanel={panel} onDeposit={onDeposit} />,
    );
    const methods = screen.getByRole("button", { name: "Toutes les façons de déposer" });
    await expect.element(methods).toHaveAttribute("aria-expanded", "false");
    await userEvent.hover(screen.getByRole("button", { name: "Déposer", exact: true }));
    expect(panel.onOpen).toHaveBeenLastCalledWith("pointer");
    await userEvent.unhover(screen.getByRole("button", { name: "Déposer", exact: true }));
    await expect.poll(() => panel.onLeave.mock.calls.length).toBeGreaterThan(0);
    (methods.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(panel.onOpen).toHaveBeenLastCalledWith("press");
    expect(onDeposit).not.toHaveBeenCalled();
    await screen.rerender(<Header {...states["ways to deposit open"]} />);
    await expect.element(methods).toHaveAttribute("aria-expanded", "true");
  });

  it("[HEADER-31] leaves the focus where it is as the code of a panel's button comes", async () => {
    const panel = { isOpen: false, trigger: null, onOpen: vi.fn(), onLeave: vi.fn() };
    const screen = await renderComponent(<Header {...person} />);
    const deposit = screen.getByRole("button", { name: "Déposer", exact: true }).element();
    (deposit as HTMLElement).focus();
    await screen.rerender(<Header {...person} depositPanel={panel} level={panel} />);
    const methods = screen.getByRole("button", { name: "Toutes les façons de déposer" });
    await expect.element(methods).toBeVisible();
    expect(document.activeElement).toBe(deposit);
  });

  it("[HEADER-31] gives the focus of the level's link to the button that replaces it", async () => {
    const panel = { isOpen: false, trigger: null, onOpen: vi.fn(), onLeave: vi.fn() };
    let arrive = () => {};
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const screen = await renderComponent(
      <FocusKeeper fallback={<a href="#level">Blue</a>}>
        <Late code={code}>
          <PanelButton panel={panel} className="">
            Blue
          </PanelButton>
        </Late>
      </FocusKeeper>,
    );
    (screen.getByRole("link").element() as HTMLElement).focus();
    arrive();
    await expect.element(screen.getByRole("button")).toHaveFocus();
  });

  it("[HEADER-18] leaves the ways to deposit to the menu on a narrow page", async () => {
    await page.viewport(390, 800);
    const panel = { isOpen: false, trigger: null, onOpen: vi.fn(), onLeave: vi.fn() };
    const screen = await renderComponent(<Header {...person} depositPanel={panel} />);
    const deposit = screen.getByRole("button", { name: "Déposer" });
    await expect.element(deposit).toBeVisible();
    await userEvent.hover(deposit);
    expect(panel.onOpen).not.toHaveBeenCalled();
    await page.viewport(1280, 800);
  });

  it("[HEADER-14] has no trace of a programme that there is not", async () => {
    const screen = await renderComponent(<Header {...states["without promotions"]} />);
    const tabs = screen.getByRole("navigation", { name: "Rubriques" }).getByRole("link");
    expect(tabs.elements()).toHaveLength(3);
    expect(screen.getByText("Premium League").elements()).toEqual([]);
  });

  it("[HEADER-12] wraps its words before the page scrolls sideways", async () => {
    await page.viewport(320, 800);
    const i18n = createI18n("fr", pseudoCatalogs(await loadCatalogs("fr")));
    await renderComponent(<Header {...states.visitor} />, { i18n });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  it.each(["fr", "nl", "en"] as const)(
    "[HEADER-32] has one row on a phone of 360 px, with clock and four figures of balance, in %s",
    async (locale) => {
      await page.viewport(360, 800);
      const clock = <SessionClock {...clockStates.hours} />;
      const account = { ...person.account, balance: 1_250_00 };
      const screen = await renderComponent(<Header {...person} account={account} clock={clock} />, {
        locale,
      });
      const { top: first } = screen
        .getByRole("link", { name: /^Grandstand/ })
        .element()
        .getBoundingClientRect();
      const { top: last } = document.getElementById(accountButtonId)?.getBoundingClientRect() ?? {};
      expect(last).toBe(first);
      await page.viewport(1280, 800);
    },
  );

  it("[HEADER-15] invites no one to log in while the account can't be reached", async () => {
    const screen = await renderComponent(<Header {...states["account not reachable"]} />);
    await expect.element(screen.getByText("Compte injoignable")).toBeVisible();
    await expect.element(screen.getByText("Connexion")).not.toBeInTheDocument();
    await expect.element(screen.getByText("S’inscrire")).not.toBeInTheDocument();
  });

  it("[HEADER-16] names the account's button by an id", async () => {
    const screen = await renderComponent(<Header {...person} />);
    const button = screen.getByRole("button", { name: "Compte de Camille" });
    await expect.element(button).toHaveAttribute("id", accountButtonId);
  });
});

/** A part whose code comes later. */
function Late({ code, children }: { readonly code: Promise<void>; readonly children: ReactNode }) {
  use(code);
  return children;
}
