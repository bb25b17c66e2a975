import type { Cents } from "@grandstand/rules/money";
import { BetSlipLine } from "../bet-slip-line/index.ts";
import { useLaterWording } from "../provider/index.ts";
import { StakeInput } from "../stake-input/index.ts";
import type { BetSlipProps } from "./bet-slip.tsx";
import { type BetSlipView, hasResults, isUnderWay, lineIdOf } from "./bet-slip-view.ts";
import { PlaceControl } from "./place-control.tsx";
import { SlipResults } from "./slip-results.tsx";
import { SlipSummary } from "./slip-summary.tsx";
import { TypeSwitch } from "./type-switch.tsx";
import { useResultsFocus } from "./use-results-focus.ts";

interface SlipBodyProps extends BetSlipProps {
  readonly slip: BetSlipView;
  /** The slip's own; its lines' ids are made of it. */
  readonly id: string;
}

const usualStakes: readonly Cents[] = [500, 1_000, 2_500, 5_000];

/** A slip that has something on it: its lines with what they cost and pay, or what became of them. */
export function SlipBody(props: SlipBodyProps) {
  const { slip, id, quickStakes = usualStakes } = props;
  useLaterWording();
  const isFrozen = isUnderWay(slip);
  const headingRef = useResultsFocus(hasResults(slip));
  if (hasResults(slip)) return <SlipResults {...props} headingRef={headingRef} />;
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain [scroll-padding-bottom:10rem]">
      <TypeSwitch options={slip.betTypes} isFrozen={isFrozen} onChoose={props.onChooseBetType} />
      <ul>
        {slip.lines.map((line) => (
          <li key={line.outcomeId}>
            <BetSlipLine
              id={lineIdOf(id, line.outcomeId)}
              line={line}
              quickStakes={slip.lines.length === 1 ? quickStakes : undefined}
              isFrozen={isFrozen}
              onRemove={props.onRemove}
              onTypeStake={props.onTypeLineStake}
            />
          </li>
        ))}
      </ul>
      {slip.stake !== null && (
        <div className="px-4 pt-3.5">
          <StakeInput
            text={slip.stake}
            quickStakes={quickStakes}
            isDisabled={isFrozen}
            onType={props.onTypeStake}
          />
        </div>
      )}
      <SlipSummary slip={slip} />
      <PlaceControl
        {...props}
        onFindLine={(outcomeId) => document.getElementById(lineIdOf(id, outcomeId))?.focus()}
      />
    </div>
  );
}
