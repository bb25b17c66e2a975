import type { BettingRestriction } from "@grandstand/rules/slip";
import { BetSlip, type BetSlipView, SlipAnnouncements } from "@grandstand/ui/bet-slip";
import { useNow } from "@grandstand/ui/provider";
import type { SlipSettingsView } from "@grandstand/ui/slip-settings";
import { useCallback, useMemo } from "react";
import { pressPlace } from "../../site/press-place.ts";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { toSlipView } from "../../views/slip-view.ts";

/** The slip's view, made anew when something it shows has changed, and once a second for its age. */
export function useSlipView(): BetSlipView | null {
  const site = useSite();
  const slip = useStorePart(site.slip, (state) => state.slip);
  const placement = useStorePart(site.slip, (state) => state.placement);
  const isRestored = useStorePart(site.slip, (state) => state.isRestored);
  const settings = useStorePart(site.settings, (state) => state);
  const user = useStorePart(site.session, (state) => state.user);
  const connection = useStorePart(site.connection, (state) => state);
  const now = useNow(1_000);
  // The control is a rule over all of these; they are its reasons to be asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    if (!isRestored) return null;
    return toSlipView({
      slip,
      placement,
      settings,
      control: site.slip.control(),
      locale: site.language,
    });
  }, [site, slip, placement, isRestored, settings, user, connection, now]);
}

/** Tells the slip what a person does with it. */
function useSlipActions() {
  const site = useSite();
  return useMemo(() => {
    const { slip, settings, session } = site;
    const press = () => pressPlace(site);
    return {
      onRemove: slip.remove,
      onClear: () => slip.clear("asked"),
      onChooseBetType: slip.chooseBetType,
      onTypeStake: slip.typeCombiStake,
      onTypeLineStake: slip.typeLineStake,
      onPlace: press,
      onAcceptChanges: slip.acceptChanges,
      onLogIn: press,
      onRestricted: (_because: BettingRestriction) => press(),
      onDeposit: () => site.messages.showLater(),
      onRetain: slip.retainSelections,
      onChangeSettings: ({ oddsFormat, acceptOdds }: Partial<SlipSettingsView>) => {
        const isLoggedIn = session.getState().user !== null;
        if (oddsFormat) void settings.changeOddsFormat(oddsFormat, isLoggedIn);
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

/** What happens on the slip, said aloud also while the slip is not on the screen. */
export function ConnectSlipAnnouncements() {
  const { slip } = useSite();
  const happened = useStorePart(slip, (state) => state.happened);
  return <SlipAnnouncements slip={useSlipView()} happening={happened} />;
}
