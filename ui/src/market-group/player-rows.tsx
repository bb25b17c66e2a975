import { useState } from "react";
import { Button } from "../button/index.ts";
import type {
  MarketOutcomeView,
  MarketView,
  OutcomePlayerView,
  PlayerFactView,
  RenderOutcome,
} from "../event-view/index.ts";
import { Kit } from "../kit/index.ts";
import { coloursOfCode } from "../mark/index.ts";
import { useDeferredWording, useFormat, useWording } from "../provider/index.ts";
import { OutcomeResult } from "./outcome-result.tsx";

export interface PlayerRowsProps {
  readonly market: MarketView;
  readonly eventName: string;
  readonly renderOutcome: RenderOutcome;
}

/** Rows that are shown before a person wants all of them. */
const shownAtFirst = 8;

/**
 * A market of players: a player a row, with shirt, name, side and what he has done. Who can no longer be
 * the answer has no row while the match continues; who is the answer already has his result.
 */
export function PlayerRows({ market, eventName, renderOutcome }: PlayerRowsProps) {
  useDeferredWording();
  const t = useWording();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const isOver = market.outcomes.every(({ result }) => result !== undefined);
  const answers = market.outcomes.filter(
    ({ isVisible, result }) => isOver || result === "won" || (isVisible && result === undefined),
  );
  const shown = isWhole ? answers : answers.slice(0, shownAtFirst);
  return (
    <>
      <ul>
        {shown.map((outcome) => (
          <li key={outcome.id} className="gs-player-row">
            {outcome.player ? (
              <PlayerName player={outcome.player} />
            ) : (
              <span className="gs:type-body gs:col-span-2 gs:ps-10">{outcome.name}</span>
            )}
            <Answer {...{ market, eventName, outcome, renderOutcome }} />
          </li>
        ))}
      </ul>
      {answers.length > shownAtFirst && (
        <div className="gs:px-3 gs:pb-3 gs:tablet:px-4">
          <Button variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole
              ? t("market-group.players.fewer")
              : t("market-group.players.all", { count: format.number(answers.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

function PlayerName({ player }: { readonly player: OutcomePlayerView }) {
  const { name, number, team, mark, fact } = player;
  const colours = coloursOfCode(mark);
  return (
    <>
      <Kit mark={{ colours, pattern: "plain", number }} size={28} />
      <span className="gs:min-w-0">
        <span translate="no" className="gs:type-label gs:block gs:wrap-break-word">
          {name}
        </span>
        <span className="gs:type-small gs:flex gs:min-w-0 gs:flex-wrap gs:gap-x-1 gs:text-ink-muted">
          <span translate="no" className="gs:min-w-0 gs:wrap-break-word">
            {team}
          </span>
          {fact && <PlayerFact fact={fact} />}
        </span>
      </span>
    </>
  );
}

function PlayerFact({ fact }: { readonly fact: PlayerFactView }) {
  const t = useWording();
  const format = useFormat();
  const { kind, count = 0, minute } = fact;
  const words = t(`market-group.player.${kind}`, {
    count,
    minute: minute === undefined ? "" : format.number(minute),
  });
  return (
    <>
      <span aria-hidden>·</span>
      <span className="gs:shrink-0">{words}</span>
    </>
  );
}

interface AnswerProps extends PlayerRowsProps {
  readonly outcome: MarketOutcomeView;
}

/** His price, or what came of it. */
function Answer({ market, eventName, outcome, renderOutcome }: AnswerProps) {
  if (outcome.result) return <OutcomeResult name="" result={outcome.result} />;
  const context = { eventName, marketName: market.name };
  return renderOutcome({ ...outcome, shortName: outcome.name }, context, "price");
}
