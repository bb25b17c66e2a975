import { isOnSlip, renameSelections, type SelectionNames, type Slip } from "@grandstand/rules/slip";

/** What is said as this page follows another tab. */
type OtherTabNotice = "chosen-elsewhere" | "emptied-elsewhere";

export interface OtherTabOptions {
  /** The slip of this page. */
  readonly slip: () => Slip;
  /** The slip that the browser keeps for all tabs, as it is now. */
  readonly readKept: () => Slip;
  /** Shows the slip of another tab, with what is to be said of it; null says nothing. */
  readonly show: (slip: Slip, notice: OtherTabNotice | null) => void;
}

/** What another tab does to the slip, as this page follows it. */
export interface OtherTab {
  /** Another tab has kept a slip: shows it, but neither while bets are under way nor instead of results. */
  follow(): void;
  /** Closes results where another tab has chosen something that is not on the slip; whether it has. */
  followChoice(): boolean;
  /** The results have come: what was chosen before them does not close them. */
  onResults(): void;
}

/** Follows the slip that another tab keeps: this page's names and live prices stay (B4). */
export function createOtherTab({ slip, readKept, show }: OtherTabOptions): OtherTab {
  /** What other tabs had chosen when the results came: it is no newer than they are. */
  let chosenBefore: readonly string[] = [];

  function showHere(kept: Slip, notice: OtherTabNotice | null) {
    const shown = withNamesOf(kept, slip());
    show({ ...shown, selectionsLive: liveOf(kept, slip()) }, notice);
  }

  /** Closes results where another tab has chosen something that is not among `known`; whether it has. */
  function followChoice(known: readonly string[] = []): boolean {
    if (slip().processingStatus !== "completed") return false;
    const kept = readKept();
    if (idsOf(kept).every((id) => isOnSlip(slip(), id) || known.includes(id))) return false;
    showHere(kept, "chosen-elsewhere");
    return true;
  }

  return {
    follow() {
      if (slip().processingStatus !== "") return void followChoice(chosenBefore);
      const kept = readKept();
      const isEmptied = slip().selections.length > 0 && kept.selections.length === 0;
      showHere(kept, isEmptied ? "emptied-elsewhere" : null);
    },
    followChoice: () => followChoice(),
    onResults() {
      chosenBefore = idsOf(readKept());
    },
  };
}

function idsOf({ selections }: Slip): readonly string[] {
  return selections.map(({ outcomeId }) => outcomeId);
}

/** A kept slip with the names that its lines have here: another tab may be in another language. */
function withNamesOf(kept: Slip, { selections }: Slip): Slip {
  const names = selections.map((line): [string, SelectionNames] => {
    const { outcomeId, eventName, marketName, outcomeName } = line;
    return [outcomeId, { eventName, marketName, outcomeName }];
  });
  return renameSelections(kept, Object.fromEntries(names)).slip;
}

/** What is known of the prices of those that are on both slips. */
function liveOf({ selections }: Slip, { selectionsLive }: Slip): Slip["selectionsLive"] {
  const known = selections.flatMap(({ outcomeId }) => {
    const live = selectionsLive[outcomeId];
    return live === undefined ? [] : [[outcomeId, live] as const];
  });
  return Object.fromEntries(known);
}
