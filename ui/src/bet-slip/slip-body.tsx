import { type RefObject, useRef } from "react";
import { BetSlipLine } from "../bet-slip-line/index.ts";
import { EachWayToggle } from "../each-way-toggle/index.ts";
import { FreeBetChooser } from "../free-bet-chooser/index.ts";
import { useDeferredWording } from "../provider/index.ts";
import { StakeInput } from "../stake-input/index.ts";
import { SystemChooser } from "../system-chooser/index.ts";
import { slipScroller } from "./bet-slip.variants.ts";
import type { BetSlipProps } from "./bet-slip-props.ts";
import { type BetSlipView, hasResults, isUnderWay, lineIdOf } from "./bet-slip-view.ts";
import { ComboBoostNotice } from "./combo-boost-notice.tsx";
import { ShareSlip } from "./share-slip.tsx";
import { SlipPlaceControl } from "./slip-place-control.tsx";
import { SlipResults } from "./slip-results.tsx";
import { SlipSummary } from "./slip-summary.tsx";
import { TypeSwitch } from "./type-switch.tsx";
import { useResultsFocus } from "./use-results-focus.ts";

/** From this number of selections on each line is lower, so that the stake and the button come into sight. */
const many = 4;

interface SlipBodyProps extends BetSlipProps {
  readonly slip: BetSlipView;
  /** The slip's own; its lines' ids are made of it. */
  readonly id: string;
}

/** A slip that has something on it: its lines with what they cost and pay, or what became of them. */
export function SlipBody(props: SlipBodyProps) {
  const { slip, id } = props;
  useDeferredWording();
  const isFrozen = isUnderWay(slip);
  const headingRef = useResultsFocus(hasResults(slip));
  const systemRef = useRef<HTMLDivElement>(null);
  if (hasResults(slip)) return <SlipResults {...props} headingRef={headingRef} />;
  return (
    <div className={`gs:flex gs:grow gs:flex-col gs:*:shrink-0 ${slipScroller()}`}>
      <TypeSwitch options={slip.betTypes} isFrozen={isFrozen} onChoose={props.onChooseBetType} />
      <ul>
        {slip.lines.map((line) => (
          <li key={line.outcomeId}>
            <BetSlipLine
              id={lineIdOf(id, line.outcomeId)}
              line={line}
              stakeMaximum={slip.stakeMaximum}
              quickStakes={slip.lines.length === 1 ? slip.settings.quickStakes : undefined}
              isFrozen={isFrozen}
              isDense={slip.lines.length >= many}
              onRemove={props.onRemove}
              onShowHistory={props.onShowHistory}
              onTypeStake={props.onTypeLineStake}
              onToggleEachWay={props.onToggleEachWay}
            />
          </li>
        ))}
      </ul>
      <SlipTerms {...props} isFrozen={isFrozen} systemRef={systemRef} />
      <SlipSummary slip={slip} />
      {props.onShare && <ShareSlip onShare={props.onShare} />}
      <SlipPlaceControl
        {...props}
        onFindLine={(outcomeId) => document.getElementById(lineIdOf(id, outcomeId))?.focus()}
        onFindSystem={() => {
          systemRef.current?.querySelector("button")?.focus({ preventScroll: true });
          systemRef.current?.scrollIntoView({ block: "start" });
        }}
      />
    </div>
  );
}

/** What is set once for all lines: the system, the stake, each-way, and what pays. */
function SlipTerms({
  slip,
  isFrozen,
  systemRef,
  ...props
}: SlipBodyProps & {
  readonly isFrozen: boolean;
  readonly systemRef: RefObject<HTMLDivElement | null>;
}) {
  const { system, stake, eachWay, freeBets, comboBoost } = slip;
  return (
    <div className="gs:grid gs:gap-3 gs:px-4 gs:pt-3.5 gs:empty:hidden">
      {system !== null && (
        <div ref={systemRef}>
          <SystemChooser
            choices={system.choices}
            chosen={system.chosen}
            unitStake={slip.unitStake}
            isDisabled={isFrozen}
            onChoose={props.onChooseSystem}
          />
        </div>
      )}
      {stake !== null && (
        <StakeInput
          text={stake}
          isPerBet={slip.betType === "system"}
          maximum={slip.stakeMaximum}
          quickStakes={slip.settings.quickStakes}
          isDisabled={isFrozen}
          onType={props.onTypeStake}
        />
      )}
      {eachWay !== null && (
        <EachWayToggle
          eachWay={eachWay}
          isDisabled={isFrozen}
          onChange={(_, details) => props.onToggleEachWay(null, details)}
        />
      )}
      {freeBets !== null && (
        <FreeBetChooser
          freeBets={freeBets}
          isDisabled={isFrozen}
          onChoose={props.onChooseFreeBet}
        />
      )}
      {comboBoost !== null && <ComboBoostNotice standing={comboBoost} />}
    </div>
  );
}
