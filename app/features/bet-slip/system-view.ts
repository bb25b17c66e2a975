import { systemOutlook, type TicketLeg, ticketReturn } from "@grandstand/rules/returns";
import { priceOfLine, priceShown, promisesNothing, type Slip } from "@grandstand/rules/slip";
import { type SystemBetChoice, systemBetChoices } from "@grandstand/rules/systems";
import type { BetSlipView } from "@grandstand/ui/bet-slip";

/** The systems that a slip's selections make, each with what it costs and pays; null for other types. */
export function toSystemView(slip: Slip, maximumPayout: number): BetSlipView["system"] {
  if (slip.betType !== "system") return null;
  const { isEachWay, systemChoice } = slip;
  const unitStake = slip.stakeSystem.cents ?? 0;
  const legs = slip.selections.map(
    (selection): TicketLeg => ({
      odds: priceOfLine(slip, selection, priceShown),
      placeFraction: selection.eachWayFraction,
    }),
  );
  const isNothing = unitStake === 0 || promisesNothing(slip);
  const returnOf = (choice: SystemBetChoice) =>
    isNothing
      ? null
      : ticketReturn(legs, {
          unitStake,
          sizes: sizesOf(choice),
          isEachWay,
          isFree: false,
          boost: null,
          maximumPayout,
        }).cents;
  return {
    choices: systemBetChoices(slip.selections.length).map((choice) => ({
      choice,
      bets: isEachWay ? 2 * choice.bets : choice.bets,
      potentialReturn: returnOf(choice),
    })),
    chosen: systemChoice?.type ?? null,
    // With each-way a loser may still be placed: the number of winners does not decide the return.
    outlook:
      systemChoice === null || isNothing || isEachWay
        ? []
        : systemOutlook(
            unitStake,
            legs.map(({ odds }) => odds),
            sizesOf(systemChoice),
            maximumPayout,
          ),
  };
}

function sizesOf({ folds }: SystemBetChoice): readonly number[] {
  return folds.map(({ size }) => size);
}
