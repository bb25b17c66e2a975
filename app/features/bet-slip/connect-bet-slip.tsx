import type { BettingRestriction } from "@grandstand/rules/slip";
import { BetSlip, type BetSlipView, LateSlipAnnouncements } from "@grandstand/ui/bet-slip";
import { loadCode, loadCodeNow } from "@grandstand/ui/load-code";
import { useNow } from "@grandstand/ui/provider";
import type { SlipSettingsView } from "@grandstand/ui/slip-settings";
import { useCallback, useMemo } from "react";
import { featureStore } from "../../site/feature-store.ts";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { createSlipViews } from "../../site/slip-views.ts";
import { Later } from "../frame/later-wording.tsx";

/** The slip's view, made anew when something it shows has changed, and once a second for its age. */
export function useSlipView(): BetSlipView | null {
  const site = useSite();
  const views = featureStore(site, createSlipViews);
  // What the view is made of: each of them is a reason to ask for it again.
  useStorePart(views, (state) => state.make);
  useStorePart(site.slip, (state) => state);
  useStorePart(site.settings, (state) => state);
  useStorePart(site.session, (state) => state.user);
  useStorePart(site.connection, (state) => state);
  return views.viewAt(useNow(1_000));
}

const loadPressPlace = () => import("../../site/press-place.ts");
const loadShareSlip = () => import("../../site/share-slip.ts");

/** Tells the slip what a person does with it. */
function useSlipActions() {
  const site = useSite();
  return useMemo(() => {
    const { slip, settings, session } = site;
    const press = async () => {
      try {
        const { pressPlace } = await loadCodeNow(loadPressPlace);
        pressPlace(site);
      } catch {
        slip.showError({ kind: "failed" });
      }
    };
    return {
      onRemove: slip.remove,
      onClear: () => slip.clear("asked"),
      onChooseBetType: slip.chooseBetType,
      onChooseSystem: slip.chooseSystemBet,
      onToggleEachWay: slip.toggleEachWay,
      onChooseFreeBet: (freeBetId: string | null) => {
        const { freeBets } = slip.getState();
        slip.chooseFreeBet(freeBets.find(({ id }) => id === freeBetId) ?? null);
      },
      onTypeStake: (text: string) =>
        slip.getState().slip.betType === "system"
          ? slip.typeSystemStake(text)
          : slip.typeCombiStake(text),
      onTypeLineStake: slip.typeLineStake,
      onPlace: press,
      onAcceptChanges: slip.acceptChanges,
      onLogIn: press,
      onRestricted: (_because: BettingRestriction) => void press(),
      onDeposit: () => site.messages.showLater(),
      onShare: async () => (await loadCode(loadShareSlip)).shareSlip(site),
      onRetain: slip.retainSelections,
      onCloseNotice: slip.dismissNotice,
      onChangeSettings: ({ oddsFormat, acceptOdds, quickStakes }: Partial<SlipSettingsView>) => {
        const isLoggedIn = session.getState().user !== null;
        if (oddsFormat) void settings.changeOddsFormat(oddsFormat, isLoggedIn);
        if (quickStakes) settings.changeQuickStakes(quickStakes);
        if (acceptOdds) void settings.changeAcceptOdds(acceptOdds, isLoggedIn);
      },
    };
  }, [site]);
}

/** The slip in its column, or as the sheet of a small screen. */
export function ConnectBetSlip({ place }: { place: "panel" | "sheet" }) {
  const site = useSite();
  const view = useSlipView();
  const actions = useSlipActions();
  const close = useCallback(() => site.slip.open(false), [site]);
  return (
    <BetSlip
      slip={view}
      place={place}
      {...actions}
      {...(place === "sheet" && { onClose: close })}
    />
  );
}

/**
 * What happens on the slip, said aloud also while the slip is not on the screen. Its code and texts come
 * with what there is to say.
 */
export function ConnectSlipAnnouncements() {
  const { slip } = useSite();
  const happened = useStorePart(slip, (state) => state.happened);
  const view = useSlipView();
  const hasLines = view !== null && view.lines.length > 0;
  if (happened === null && !hasLines) return null;
  return (
    <Later>
      <LateSlipAnnouncements slip={view} happening={happened} saidId={null} />
    </Later>
  );
}
