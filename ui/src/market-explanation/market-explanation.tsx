import { Info } from "lucide-react";
import { OpeningButton } from "../icon-button/opening-button.tsx";
import { lazyPart } from "../load-code/index.ts";
import { isOneOf } from "../locale/index.ts";
import { useWording } from "../provider/index.ts";

export interface MarketExplanationProps {
  /** As the server names it (B3, market type); a type without an explanation has no button. */
  readonly marketType: string;
  readonly marketName: string;
  /** Says of this selection too when it wins. */
  readonly selectionName?: string;
  /** For stories and pictures: open from the start. */
  readonly isInitiallyOpen?: boolean;
}

/** The types that are explained, each by two texts of its name. */
const explained = [
  "1x2",
  "total_goals",
  "both_teams_to_score",
  "double_chance",
  "draw_no_bet",
  "handicap",
  "half_time_result",
  "correct_score",
  "next_goal",
  "match_winner",
  "set_winner",
  "total_games",
  "set_score",
  "win",
  "place",
  "forecast",
  "tricast",
  "map_winner",
  "map_handicap",
  "total_maps",
  "map_score",
  "outright_winner",
] as const;
export type ExplainedMarket = (typeof explained)[number];

const ExplanationPopover = lazyPart(
  async () => (await import("./explanation-popover.tsx")).ExplanationPopover,
);

/**
 * What a market asks and when a selection wins, in plain words behind a button. The words come with
 * the first press.
 */
export function MarketExplanation(props: MarketExplanationProps) {
  const { marketType, marketName, isInitiallyOpen = false } = props;
  const t = useWording();
  if (!isOneOf(explained, marketType)) return null;
  return (
    <OpeningButton
      icon={Info}
      label={t("market-group.explain", { market: marketName })}
      isInitiallyOpen={isInitiallyOpen}
    >
      {(isOpen, onOpen) => (
        <ExplanationPopover {...props} marketType={marketType} isOpen={isOpen} onOpen={onOpen} />
      )}
    </OpeningButton>
  );
}
