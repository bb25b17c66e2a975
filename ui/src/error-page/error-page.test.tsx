import { intervals } from "@grandstand/rules/intervals";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { loadCatalogs } from "../locale/index.ts";
import { createI18n } from "../provider/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { pseudoCatalogs } from "../testing/pseudo-language.ts";
import { errorPageStates as states } from "./error-page.states.ts";
import { ErrorPage } from "./error-page.tsx";
import { ParticleDigits } from "./particle-digits.tsx";
import { particlesOf, positionAt } from "./particles.ts";

checkConformance("error page", ErrorPage, states);

const canvas = (container: HTMLElement) => container.querySelector("canvas");

describe("error page", () => {
  afterEach(() => {
    delete document.documentElement.dataset.motion;
  });

  it("[ERROR-PAGE-1] has a real heading, and hides its animation", async () => {
    const screen = await renderComponent(<ErrorPage {...states["not found"]} />);
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Cette page n’existe pas");
    await expect.poll(() => canvas(screen.container)?.getAttribute("aria-hidden")).toBe("true");
  });

  it("[ERROR-PAGE-2] [ACCOUNT-391] comes to rest within 5 s", async () => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
    const screen = await renderComponent(<ErrorPage {...states.failed} />);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(intervals.errorPageAnimation / 2);
    expect(canvas(screen.container)?.dataset.state).toBe("moving");
    vi.advanceTimersByTime(5_000 - intervals.errorPageAnimation / 2);
    expect(canvas(screen.container)?.dataset.state).toBe("still");
  });

  it("[ERROR-PAGE-3] is still from the start under reduced motion", async () => {
    document.documentElement.dataset.motion = "reduced";
    const screen = await renderComponent(<ErrorPage {...states.failed} />);
    await expect.poll(() => canvas(screen.container)?.dataset.state).toBe("still");
  });

  it("[ERROR-PAGE-4] [ACCOUNT-72] [ACCOUNT-350] shows 4-0-4 or 5-0-0", async () => {
    const screen = await renderComponent(<ErrorPage {...states["not found"]} />);
    await expect.poll(() => canvas(screen.container)?.dataset.digits).toBe("4-0-4");
    await screen.rerender(<ErrorPage {...states["another failure"]} />);
    await expect.poll(() => canvas(screen.container)?.dataset.digits).toBe("5-0-0");
  });

  it("[ERROR-PAGE-12] has the digits before its animation, as the server draws it", () => {
    const html = renderToString(<ParticleDigits digits="404" />);
    expect(html).toMatch(/aria-hidden="true"[^>]*><span>404</);
  });

  it("[ERROR-PAGE-12] leaves the board to its animation", async () => {
    const screen = await renderComponent(<ErrorPage {...states["not found"]} />);
    await expect.poll(() => canvas(screen.container)).not.toBeNull();
    await expect.element(screen.getByText("404", { exact: true })).not.toBeInTheDocument();
  });

  it("[ERROR-PAGE-5] leads home", async () => {
    const screen = await renderComponent(<ErrorPage {...states["another failure"]} />, {
      locale: "nl",
    });
    await expect
      .element(screen.getByRole("link", { name: "Naar home" }))
      .toHaveAttribute("href", "/nl/");
  });

  it("[ERROR-PAGE-6] speaks the person's language and names the status", async () => {
    const screen = await renderComponent(<ErrorPage {...states["another failure"]} />, {
      locale: "en",
    });
    await expect.element(screen.getByText("Error 503")).toBeVisible();
  });

  it.each([
    ["fr", /déjà placé se trouve dans Mes paris/],
    ["nl", /al had geplaatst, staat in Mijn weddenschappen/],
    ["en", /already placed is in My bets/],
  ] as const)(
    "[ERROR-PAGE-11] says in %s where a bet can be found, and denies none",
    async (locale, words) => {
      const screen = await renderComponent(<ErrorPage {...states.failed} />, { locale });
      await expect.element(screen.getByText(words)).toBeVisible();
    },
  );

  it("[ERROR-PAGE-7] puts every particle in its position, the same every time", () => {
    const particles = particlesOf("404");
    expect(particlesOf("404")).toEqual(particles);
    for (const particle of particles) {
      const { x, y } = positionAt(particle, 1);
      expect(x).toBeCloseTo(particle.x);
      expect(y).toBeCloseTo(particle.y);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1);
    }
  });

  it("[ERROR-PAGE-9] tries again what failed, and not what is not there", async () => {
    const onRetry = vi.fn();
    const screen = await renderComponent(<ErrorPage {...states.failed} onRetry={onRetry} />);
    const button = screen.getByRole("button", { name: "Réessayer" });
    await button.click();
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(<ErrorPage {...states["not found"]} onRetry={onRetry} />);
    await expect.element(button).not.toBeInTheDocument();
  });

  it("[ERROR-PAGE-10] says that no answer came, without a status", async () => {
    const screen = await renderComponent(<ErrorPage {...states["no answer"]} />);
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Cette page n’a pas pu être chargée");
    await expect.element(screen.getByText(/^Erreur/)).not.toBeInTheDocument();
    expect(canvas(screen.container)).toBeNull();
  });

  it("[ERROR-PAGE-8] wraps its words before the page scrolls sideways", async () => {
    await page.viewport(320, 800);
    const i18n = createI18n("fr", pseudoCatalogs(await loadCatalogs("fr")));
    await renderComponent(<ErrorPage {...states["not found"]} />, { i18n });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });
});
