import { BetSlip, type BetSlipView } from "@grandstand/ui/bet-slip";
import { Button } from "@grandstand/ui/button";
import type { Catalogs } from "@grandstand/ui/locale";
import { OddsButton, type OutcomeView } from "@grandstand/ui/odds-button";
import { GrandstandProvider, type I18n } from "@grandstand/ui/provider";

const draw: OutcomeView = {
  id: "draw",
  name: "Gelijkspel",
  shortName: "X",
  odds: 3.6,
  isSuspended: false,
  isVisible: true,
};

const slip: BetSlipView = {
  betType: "single",
  betTypes: [],
  lines: [],
  stake: null,
  stakeMaximum: 110_000,
  unitStake: null,
  system: null,
  eachWay: null,
  freeBets: null,
  comboBoost: null,
  movedPrices: null,
  passedLimit: null,
  boost: null,
  notice: null,
  sentence: null,
  totals: {
    betCount: 0,
    totalStake: 0,
    freeStake: 0,
    totalOdds: null,
    potentialReturn: null,
    potentialPlaceReturn: null,
    comboBoost: null,
    cappedAt: null,
  },
  control: { kind: "place", stake: 0, changes: [] },
  error: null,
  pricedAt: null,
  tickets: [],
  settings: { oddsFormat: "decimal", acceptOdds: "none", quickStakes: [500, 1_000, 2_000, 5_000] },
};

const nothing = () => undefined;

/** A price, a button and a slip on a page without any other component of the package. */
export function Page({ catalogs, i18n }: { readonly catalogs: Catalogs; readonly i18n: I18n }) {
  return (
    <GrandstandProvider locale="nl" catalogs={catalogs} i18n={i18n}>
      <OddsButton
        outcome={draw}
        context={{ eventName: "Club Brugge – Anderlecht", marketName: "Resultaat" }}
        onToggle={nothing}
      />
      <Button variant="raised">Club Brugge</Button>
      <BetSlip
        slip={slip}
        onRemove={nothing}
        onClear={nothing}
        onRemoveOver={nothing}
        onChooseBetType={nothing}
        onChooseSystem={nothing}
        onToggleEachWay={nothing}
        onChooseFreeBet={nothing}
        onTypeStake={nothing}
        onTypeLineStake={nothing}
        onPlace={nothing}
        onAcceptChanges={nothing}
        onLogIn={nothing}
        onRestricted={nothing}
        onDeposit={nothing}
        onRetain={nothing}
        onCloseNotice={nothing}
        onChangeSettings={nothing}
      />
    </GrandstandProvider>
  );
}
