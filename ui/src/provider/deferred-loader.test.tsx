import { hostLanguage } from "@grandstand/rules/locale";
import { Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import { loadCatalogs } from "../locale/index.ts";
import { PartBoundary } from "../part-error/index.ts";
import { renderComponent } from "../testing/index.ts";
import { deferredLoader } from "./deferred-loader.ts";
import { DeferredWordingContext, useDeferredWording } from "./deferred-wording.tsx";
import { createI18n, useWording } from "./index.ts";

/** A loader whose first load fails, and the function that ends the time for which it remembers that. */
async function failingOnce() {
  const i18n = createI18n("nl", await loadCatalogs("nl", ["gs-first"]));
  const load = vi.fn(loadCatalogs).mockRejectedValueOnce(new Error("no line"));
  const { promise, resolve: elapse } = Promise.withResolvers<void>();
  const loadDeferred = deferredLoader(i18n, "nl", { load, wait: () => promise });
  if (loadDeferred === null) throw new Error("All texts are there.");
  return { i18n, load, elapse, loadDeferred };
}

function Deferred() {
  useDeferredWording();
  return <p>{useWording()("history.title")}</p>;
}

describe("the loader of deferred texts", () => {
  it("tries a failed load again for the next that needs it, and loads once", async () => {
    const { i18n, load, elapse, loadDeferred } = await failingOnce();
    await expect(loadDeferred()).rejects.toThrow("no line");
    elapse();
    await vi.waitFor(() => loadDeferred());
    await loadDeferred();
    expect(load).toHaveBeenCalledTimes(2);
    expect(i18n.hasResourceBundle("nl", "gs-later")).toBe(true);
  });

  it("throws the failure to the part that waited, and has the texts when that is drawn again", async () => {
    const complaints = vi.spyOn(console, "error").mockReturnValue();
    const { i18n, load, elapse, loadDeferred } = await failingOnce();
    const screen = await renderComponent(
      <DeferredWordingContext value={loadDeferred}>
        <PartBoundary>
          <Suspense>
            <Deferred />
          </Suspense>
        </PartBoundary>
      </DeferredWordingContext>,
      { locale: "nl", i18n },
    );
    const retry = screen.getByRole("button");
    await expect.element(retry).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
    elapse();
    await retry.click();
    await expect.element(screen.getByText("Mijn weddenschappen")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    complaints.mockRestore();
  });

  it("is none where the texts are there, and for a host's own language", async () => {
    expect(deferredLoader(createI18n("nl", await loadCatalogs("nl")), "nl")).toBeNull();
    const german = hostLanguage("de");
    expect(deferredLoader(createI18n(german, await loadCatalogs("nl")), german)).toBeNull();
  });
});
