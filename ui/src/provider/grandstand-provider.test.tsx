import { createInstance } from "i18next";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { loadCatalogs } from "../locale/index.ts";
import { testNow } from "../testing/index.ts";
import {
  GrandstandProvider,
  PlainLink,
  useAnnounce,
  useDeferredWording,
  useFormat,
  useNow,
  useWording,
} from "./index.ts";

/** What a component reads of its environment, in one line. */
function Sample() {
  const t = useWording();
  const format = useFormat();
  const announce = useAnnounce();
  const now = useNow(1_000);
  return (
    <button type="button" data-now={now} onClick={() => announce("Het staat erop")}>
      {t("bet-slip.title")} {format.money(123_450)} {format.odds(3.6)} {format.zoneName}
    </button>
  );
}

function Deferred() {
  useDeferredWording();
  return <p>{useWording()("history.title")}</p>;
}

describe("the provider of a site that sets nothing", () => {
  it("has a language, formats, a zone and the device's time", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: testNow });
    const catalogs = await loadCatalogs("nl");
    const screen = await render(
      <GrandstandProvider locale="nl" catalogs={catalogs}>
        <Sample />
      </GrandstandProvider>,
    );
    const button = screen.getByRole("button");
    await expect
      .poll(() => button.element().textContent)
      .toMatch(/€\s1\.234,50 3\.60 Brusselse tijd$/);
    const shownNow = () => Number(button.element().getAttribute("data-now"));
    expect(shownNow()).toBe(testNow);
    vi.advanceTimersByTime(1_000);
    await expect.poll(shownNow).toBe(testNow + 1_000);
  });

  it("has live regions of its own, which say what is announced", async () => {
    const screen = await render(
      <GrandstandProvider locale="nl" catalogs={await loadCatalogs("nl")}>
        <Sample />
      </GrandstandProvider>,
    );
    await screen.getByRole("button").click();
    await expect
      .poll(() => screen.container.querySelector("[aria-live=polite]")?.textContent)
      .toBe("Het staat erop");
  });

  it("leaves the live regions to a site that makes its own announcements", async () => {
    const announce = vi.fn();
    const screen = await render(
      <GrandstandProvider
        locale="nl"
        catalogs={await loadCatalogs("nl")}
        announce={announce}
        oddsFormat="fractional"
        Link={PlainLink}
      >
        <Sample />
      </GrandstandProvider>,
    );
    await screen.getByRole("button").click();
    expect(announce).toHaveBeenCalledWith("Het staat erop");
    expect(screen.container.querySelector("[aria-live]")).toBeNull();
    await expect.poll(() => screen.getByRole("button").element().textContent).toMatch(/13\/5/);
  });

  it("loads the texts that the first page came without when a component needs them", async () => {
    const screen = await render(
      <GrandstandProvider locale="nl" catalogs={await loadCatalogs("nl", ["gs-first"])}>
        <Deferred />
      </GrandstandProvider>,
    );
    await expect.element(screen.getByText("Mijn weddenschappen")).toBeVisible();
  });
});

describe("a host's own i18next instance", () => {
  const hostInstance = (escapeValue: boolean) =>
    createInstance({
      lng: "nl",
      initAsync: false,
      resources: { nl: { translation: { hello: "Dag" } } },
      interpolation: { escapeValue },
    });

  it("receives the catalogs beside its texts, without a complaint of React's", async () => {
    const complaints = vi.spyOn(console, "error");
    const own = hostInstance(false);
    await own.init();
    const screen = await render(
      <GrandstandProvider locale="nl" catalogs={await loadCatalogs("nl")} i18n={own}>
        <Sample />
      </GrandstandProvider>,
    );
    await expect
      .poll(() => screen.getByRole("button").element().textContent)
      .toMatch(/€\s1\.234,50/);
    expect(own.t("hello")).toBe("Dag");
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  it("is refused where it escapes, since React does too", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const own = hostInstance(true);
    await own.init();
    const catalogs = await loadCatalogs("nl");
    const draw = render(
      <GrandstandProvider locale="nl" catalogs={catalogs} i18n={own}>
        <Sample />
      </GrandstandProvider>,
    );
    await expect(draw).rejects.toThrow("escapeValue: false");
    vi.restoreAllMocks();
  });
});
