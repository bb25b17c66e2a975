import { intervals } from "@grandstand/rules/intervals";
import { X } from "lucide";
import { useEffect, useEffectEvent } from "react";
import { IconButton } from "../icon-button/index.ts";
import { SideMark } from "../mark-image/index.ts";
import type { IncidentView } from "../match-centre/index.ts";
import { useIncidentTexts } from "../match-centre/use-play-texts.ts";
import type { OwnBetView } from "../own-bets/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  useAnnounce,
  useNow,
  useWording,
} from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { settledHead, settledSum, settledToast } from "../settled-toast/settled-toast.variants.ts";
import { useLifetime } from "../settled-toast/use-lifetime.ts";
import { GoalFoot } from "./goal-foot.tsx";
import { GoalScore } from "./goal-score.tsx";
import { GoalStanding, legOf, useStanding } from "./goal-standing.tsx";

/** Its time was up, a person closed it, or followed its link. */
export type GoalToastCloseReason = "lifetime" | "button" | "link" | "escape";

export interface GoalToastProps {
  /** The goal, with the score that it made. */
  readonly goal: IncidentView;
  /** The bets with a selection of its match, as they are with it; at least one. Of several their number alone is said. */
  readonly bets: readonly OwnBetView[];
  /** It stays until it is closed (docs/decisions/114). */
  readonly staysOpen?: boolean;
  readonly onClose: (
    reason: GoalToastCloseReason,
    details: ChangeDetails<GoalToastCloseReason>,
  ) => void;
}

/**
 * Says a goal in a match of an open bet: for whom, by whom, the score, and how the bet is with it, in words and without
 * an amount. It is said once through the site's announcer, whose status was there before, and never has the focus of
 * its own accord (docs/decisions/147).
 *
 * Data attributes: `data-goal` home | away.
 */
export function GoalToast({ goal, bets, staysOpen = false, onClose }: GoalToastProps) {
  const t = useWording();
  const announce = useAnnounce();
  const now = useNow(intervals.eachMinute);
  const close = (reason: GoalToastCloseReason, event: HandledEvent) =>
    onClose(reason, changeDetails(reason, event));
  const hold = useLifetime(staysOpen, () => close("lifetime", null));
  const [own] = bets;
  const leg = legOf(own, now);
  const [home = "", away = ""] = namesOfEvent(leg?.eventName ?? "");
  const { minute } = useIncidentTexts()(goal);
  const title = t("goal-toast.title", { team: goal.side === "home" ? home : away, minute });
  const isAlone = bets.length === 1;
  const standing = useStanding(leg, now);
  const said = isAlone
    ? [leg?.outcomeName, standing?.text].filter(Boolean).join(", ")
    : t("goal-toast.bets", { count: bets.length });
  const score =
    goal.score === null
      ? ""
      : t("bet.score.final", { home: goal.score[0], away: goal.score[1] });
  const say = useEffectEvent(() =>
    announce([`${title}.`, score, said].filter(Boolean).join(" "), "polite"),
  );
  useEffect(() => say(), []);
  if (!own || leg === null) return null;
  return (
    <section
      aria-label={t("goal-toast.label")}
      data-goal={goal.side}
      className={settledToast()}
      onKeyDown={(event) => event.key === "Escape" && close("escape", event)}
      {...hold}
    >
      <div className={settledHead()}>
        <SideMark event={leg} index={goal.side === "home" ? 0 : 1} size={20} />
        <div className="gs:min-w-0 gs:flex-1">
          <h2 className="gs:type-label gs:text-[1rem]/5 gs:wrap-anywhere">
            <Sentence names={[home, away]}>{title}</Sentence>
          </h2>
          <Scorer goal={goal} />
        </div>
        <IconButton
          icon={X}
          label={t("common.close.button")}
          onPressEvent={(event) => close("button", event)}
        />
      </div>
      <div className={settledSum()}>
        {goal.score && <GoalScore score={goal.score} side={goal.side} of={leg} />}
        <p className="gs:grid gs:min-w-0 gs:flex-[1_1_9rem] gs:text-end">
          {isAlone ? (
            <GoalStanding leg={leg} standing={standing} />
          ) : (
            <span className="gs:type-label">{said}</span>
          )}
        </p>
      </div>
      <GoalFoot own={isAlone ? own : null} now={now} onFollow={(event) => close("link", event)} />
    </section>
  );
}

/** Who scored; nothing where that is not known and there is no more to say of the goal. */
function Scorer({ goal }: Pick<GoalToastProps, "goal">) {
  const { kind } = useIncidentTexts()(goal);
  const isPlain = goal.kind === "goal";
  if (isPlain && goal.player === null) return null;
  return (
    <p className="gs:type-small gs:flex gs:flex-wrap gs:gap-x-1.5 gs:text-ink-muted">
      {goal.player !== null && (
        <span translate="no" className="gs:wrap-anywhere">
          {goal.player}
        </span>
      )}
      {!isPlain && <span>{kind}</span>}
    </p>
  );
}
