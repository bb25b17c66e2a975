import { BetSlip, type BetSlipView, LateSlipAnnouncements } from "@grandstand/ui/bet-slip";
import { lazyPart } from "@grandstand/ui/load-code";
import type { SlipSettingsView } from "@grandstand/ui/slip-settings";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createWantedPrice } from "../price-history/index.ts";
import { emptySlipView } from "./empty-slip-view.ts";
import { useLoadedSlip } from "./index.lazy.ts";
import type { LoadedSlip } from "./whole-slip.ts";

/** Under a slip with nothing on it. */
const ConnectLastSlip = lazyPart(
  async () => (await import("./connect-last-slip.tsx")).ConnectLastSlip,
);

const noChange = () => () => undefined;
const noView = () => null;

/** The slip's view: an empty one without the slip's code; null while something waits for that. */
export function useSlipView(): BetSlipView | null {
  const { slipOutline, settings } = useSite();
  const view = useLoadedSlip()?.view;
  const loadedView = useSyncExternalStore(
    view?.subscribe ?? noChange,
    view?.getState ?? noView,
    noView,
  );
  const isWaiting = useStore(slipOutline, ({ isRestored, waiting }) => {
    return !isRestored || waiting.length > 0;
  });
  const shownSettings = useStore(settings, (state) => state);
  const empty = useMemo(() => emptySlipView(shownSettings), [shownSettings]);
  return isWaiting ? null : (loadedView ?? empty);
}

/** What a visitor has open on the way to a bet: the login or a registration, of either kind. */
const wayIn = /login|registration/;

const nothing = () => undefined;
/** A slip without its code has no line, and so nothing to press but its settings. */
const untilLoaded: LoadedSlip["actions"] = {
  onRemove: nothing,
  onShowHistory: nothing,
  onRemoveOver: nothing,
  onClear: nothing,
  onChooseBetType: nothing,
  onChooseSystem: nothing,
  onToggleEachWay: nothing,
  onChooseFreeBet: nothing,
  onTypeStake: nothing,
  onTypeLineStake: nothing,
  onPlace: nothing,
  onAcceptChanges: nothing,
  onLogIn: nothing,
  onRestricted: nothing,
  onDeposit: nothing,
  onRetain: nothing,
  onCloseNotice: nothing,
};

function useChangeSettings() {
  const { settings } = useSite();
  return useCallback(
    ({ oddsFormat, acceptOdds, quickStakes }: Partial<SlipSettingsView>) => {
      if (oddsFormat) void settings.changeOddsFormat(oddsFormat);
      if (quickStakes) settings.changeQuickStakes(quickStakes);
      if (acceptOdds) void settings.changeAcceptOdds(acceptOdds);
    },
    [settings],
  );
}

const noHistories = { onShowHistory: undefined };

interface ConnectBetSlipProps {
  readonly layout: "panel" | "sheet";
  /** Whether it stands for something else that is still on its way. */
  readonly isLoading?: boolean;
}

/** The slip in its column, or as the sheet of a small screen. */
export function ConnectBetSlip({ layout, isLoading = false }: ConnectBetSlipProps) {
  const site = useSite();
  const view = useSlipView();
  const loaded = useLoadedSlip();
  const actions = loaded?.actions ?? untilLoaded;
  const changeSettings = useChangeSettings();
  const close = useCallback(() => site.slipOutline.open(false), [site]);
  const isLoggingIn = useStore(site.messages, ({ overlay }) => wayIn.test(`${overlay?.kind}`));
  const hasHistories = useStore(useFeatureStore(createWantedPrice), ({ isOffered }) => isOffered);
  return (
    <BetSlip
      slip={isLoading ? null : view}
      layout={layout}
      isLoggingIn={isLoggingIn}
      last={loaded && <ConnectLastSlip />}
      {...actions}
      onChangeSettings={changeSettings}
      {...(!hasHistories && noHistories)}
      {...(layout === "sheet" && { onClose: close })}
    />
  );
}

/**
 * What happens on the slip, said aloud also while the slip is not on the screen. Its code and texts come
 * with what there is to say.
 */
export function ConnectSlipAnnouncements() {
  const happened = useHappened();
  const view = useSlipView();
  const hasLines = view !== null && view.lines.length > 0;
  if (happened === null && !hasLines) return null;
  return (
    <Deferred>
      <LateSlipAnnouncements slip={view} happening={happened} saidId={null} />
    </Deferred>
  );
}

function useHappened() {
  const slip = useLoadedSlip()?.slip;
  const pick = () => slip?.getState().happened ?? null;
  return useSyncExternalStore(slip?.subscribe ?? noChange, pick, noView);
}
