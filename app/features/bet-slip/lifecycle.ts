import { afterNextPaint } from "../../core/browser/browser.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { narrowPage } from "../../core/site/narrow-page.ts";
import { isPageInUse } from "../../core/site/page-in-use.ts";
import { isByChoice } from "../../core/site/session-changes.ts";
import type { FeatureLifecycle } from "../../core/site/site.ts";
import { keepPresses } from "../../core/slip-outline/kept-presses.ts";
import type { SlipOutlineStore } from "../../core/slip-outline/slip-outline.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createLazySlip, loadedSlip } from "./index.lazy.ts";

/**
 * Loads the slip where the browser kept one, with the first press of a price and with what another tab
 * puts on it; keeps it in step with the session and the bookmaker's channel.
 */
export const betSlipLifecycle: FeatureLifecycle = {
  start(site) {
    const { slipOutline: outline, storage } = site;
    const lazySlip = featureStore(site, createLazySlip);
    let stopSlip = () => {};
    const stops = [
      lazySlip.whenLoaded(({ start }) => {
        stopSlip = start();
      }),
      keepPresses(outline, storage, site.clock.now),
      outline.subscribe(({ waiting }) => {
        if (waiting.length > 0) void afterNextPaint().then(lazySlip.load);
      }),
      storage.onChange(storageKeys.slip, () => void lazySlip.load()),
    ];
    const isKept = storage.read(storageKeys.slip) !== null || outline.getState().waiting.length > 0;
    if (isKept) void lazySlip.load();
    else outline.setState({ isRestored: true });
    return () => {
      for (const stop of stops) stop();
      stopSlip();
    };
  },
  onLogin(site, user) {
    const loaded = loadedSlip(site);
    if (loaded !== null) {
      loaded.slip.claim(user.id);
      loaded.placeBets.resume(user.id);
    } else if (site.storage.read(storageKeys.pending) !== null) {
      void featureStore(site, createLazySlip).load();
    }
  },
  forgets: [storageKeys.lastSlip],
  /** A person whose session ended on its own finds the slip again after the next login (reliability, fault 20). */
  onLogout(site, reason) {
    const loaded = loadedSlip(site);
    if (loaded === null) {
      if (isByChoice(reason)) site.slipOutline.setState({ waiting: [] });
      return;
    }
    const { slip } = loaded;
    if (!isByChoice(reason)) return slip.putDown(null);
    // Another tab that leaves may have emptied it a moment ago.
    const isEmptied =
      site.slipOutline.getState().outcomeIds.length > 0 ||
      slip.getState().notice === "emptied-elsewhere";
    slip.clear("logged-out");
    if (isEmptied) slip.notify("logged-out");
  },
  onChannelEvent(site, type) {
    if (type === "show_betslip") showSlip(site.slipOutline);
    if (type === "refresh_selections") void loadedSlip(site)?.refresh();
    if (type === "refresh_freebets" || type === "update_freebets") {
      loadedSlip(site)?.refreshFreeBets();
    }
  },
};

/** A wide page shows its slip already, and nothing comes over what a person is busy with. */
function showSlip(outline: SlipOutlineStore): void {
  if (narrowPage().matches && !isPageInUse()) outline.open(true);
}
