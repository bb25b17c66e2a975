import type { BetType, BettingRestriction, OddsChange } from "@grandstand/rules/slip";
import { BetSlip, type BetSlipView, LateSlipAnnouncements } from "@grandstand/ui/bet-slip";
import type { SlipLineView } from "@grandstand/ui/bet-slip-line";
import type { SlipSettingsView } from "@grandstand/ui/slip-settings";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createWantedPrice, showPriceHistory } from "../price-history/index.ts";
import { emptySlipView } from "./empty-slip-view.ts";
import { createLazySlip, useLoadedSlip } from "./index.lazy.ts";
import type { LoadedSlip } from "./whole-slip.ts";

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

/** Hands what a person does with the slip to it. */
export function useSlipActions() {
  const site = useSite();
  const lazySlip = useFeatureStore(createLazySlip);
  return useMemo(() => {
    const { settings } = site;
    /** Hands something to the slip; where its code is not there yet, once it is. */
    const withSlip =
      <Given extends unknown[]>(run: (loaded: LoadedSlip, ...given: Given) => void) =>
      (...given: Given) => {
        const loaded = lazySlip.getState();
        if (loaded !== null) return run(loaded, ...given);
        void lazySlip.load().then((late) => run(late, ...given));
      };
    const press = withSlip((loaded) => loaded.press());
    return {
      onRemove: withSlip(({ slip }, outcomeId: string) => slip.remove(outcomeId)),
      onShowHistory: (line: SlipLineView, button: HTMLElement) =>
        showPriceHistory(site, line, button),
      onRemoveOver: withSlip(({ slip }) => slip.removeOver()),
      onClear: withSlip((loaded) => loaded.clear()),
      onChooseBetType: withSlip(({ slip }, betType: BetType) => slip.chooseBetType(betType)),
      onChooseSystem: withSlip(({ slip }, type: string) => slip.chooseSystemBet(type)),
      onToggleEachWay: withSlip(({ slip }, id: string | null) => slip.toggleEachWay(id)),
      onChooseFreeBet: withSlip((loaded, id: string | null) => loaded.chooseFreeBet(id)),
      onTypeStake: withSlip(({ slip }, text: string) =>
        slip.getState().slip.betType === "system"
          ? slip.typeSystemStake(text)
          : slip.typeCombiStake(text),
      ),
      onTypeLineStake: withSlip(({ slip }, outcomeId: string, text: string) =>
        slip.typeLineStake(outcomeId, text),
      ),
      onPlace: press,
      onAcceptChanges: withSlip(({ slip }, changes: readonly OddsChange[]) =>
        slip.acceptChanges(changes),
      ),
      onLogIn: press,
      onRestricted: (_because: BettingRestriction) => press(),
      onDeposit: withSlip((loaded) => loaded.deposit()),
      onShare: async () => (await lazySlip.load()).share(),
      onRetain: withSlip(({ slip }) => slip.retainSelections()),
      onCloseNotice: withSlip(({ slip }) => slip.dismissNotice()),
      onChangeSettings: ({ oddsFormat, acceptOdds, quickStakes }: Partial<SlipSettingsView>) => {
        if (oddsFormat) void settings.changeOddsFormat(oddsFormat);
        if (quickStakes) settings.changeQuickStakes(quickStakes);
        if (acceptOdds) void settings.changeAcceptOdds(acceptOdds);
      },
    };
  }, [site, lazySlip]);
}

/** What a visitor has open on the way to a bet: the login or a registration, of either kind. */
const wayIn = /login|registration/;

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
  const actions = useSlipActions();
  const close = useCallback(() => site.slipOutline.open(false), [site]);
  const isLoggingIn = useStore(site.messages, ({ overlay }) => wayIn.test(`${overlay?.kind}`));
  const hasHistories = useStore(useFeatureStore(createWantedPrice), ({ isOffered }) => isOffered);
  return (
    <BetSlip
      slip={isLoading ? null : view}
      layout={layout}
      isLoggingIn={isLoggingIn}
      {...actions}
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
