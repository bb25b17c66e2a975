import type { Cents } from "@grandstand/rules/money";
import { Coins, Ticket, Zap } from "lucide";
import { useId } from "react";
import { Icon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";

/** Where a reward holds: a sport or a competition by its name, or everywhere, with the way there. */
export interface RewardScope {
  /** Null: everywhere. */
  readonly name: string | null;
  readonly href: string;
}

/** What a person may use on a bet, until it ends (epoch milliseconds). */
export type RewardView =
  | {
      readonly kind: "free-bet";
      readonly id: string;
      readonly scope: RewardScope;
      /** What is left of it. */
      readonly amount: Cents;
      /** Every price has to be above it. */
      readonly minimumOdds: number;
      readonly endsAt: number;
    }
  | {
      readonly kind: "bet-boost" | "coins-boost";
      readonly id: string;
      /** Null where it holds for something that has no name here, such as one event. */
      readonly scope: RewardScope | null;
      readonly percent: number;
      /** Odds that it begins at, and the stakes that it takes, in cents; null where it has no such bounds. */
      readonly minimumOdds: number | null;
      readonly stakes: { readonly minimum: Cents; readonly maximum: Cents } | null;
      readonly endsAt: number;
    };

export interface RewardListProps {
  /** The first to end first. */
  readonly rewards: readonly RewardView[];
}

const icons = { "free-bet": Ticket, "bet-boost": Zap, "coins-boost": Coins };

/** The person's own free bets and boosts, each with its end (B3, B4). Without any there is no list. */
export function RewardList({ rewards }: RewardListProps) {
  const t = useWording();
  const heading = useId();
  if (rewards.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="gs:overflow-hidden gs:bg-surface gs:shadow-card gs:tablet:rounded-md"
    >
      <h2 id={heading} className="gs:type-heading gs:px-3 gs:py-3 gs:tablet:px-4">
        {t("reward-list.title")}
      </h2>
      <ul>
        {rewards.map((reward) => (
          <li key={reward.id} className="gs:border-t gs:border-line">
            <Reward reward={reward} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reward({ reward }: { reward: RewardView }) {
  const t = useWording();
  const format = useFormat();
  const shape = icons[reward.kind];
  const isFreeBet = reward.kind === "free-bet";
  // Every price is above 1.
  const freeBetTerms = (odds: number) =>
    odds > 1
      ? t("reward-list.free-bet.terms", { odds: format.odds(odds) })
      : t("reward-list.free-bet.any-odds");
  return (
    <div
      data-kind={reward.kind}
      className="gs:grid gs:grid-cols-[auto_minmax(0,1fr)] gs:items-center gs:gap-x-3 gs:px-3 gs:py-3 gs:tablet:px-4"
    >
      <span className="gs:grid gs:size-10 gs:place-items-center gs:rounded-full gs:bg-raised">
        <Icon shape={shape} size={20} />
      </span>
      <div className="gs:grid gs:min-w-0 gs:gap-0.5">
        <p className="gs:type-label gs:wrap-break-word">
          <Sentence>
            {isFreeBet
              ? t("reward-list.free-bet", { amount: format.money(reward.amount) })
              : t(`reward-list.${reward.kind}`, { percent: format.percent(reward.percent) })}
          </Sentence>
        </p>
        <p className="gs:type-small gs:wrap-break-word gs:text-ink-muted">
          <Sentence>
            {isFreeBet ? freeBetTerms(reward.minimumOdds) : t("reward-list.boost.terms")}
          </Sentence>
        </p>
        {!isFreeBet && <Bounds reward={reward} />}
        <p className="gs:type-small gs:tabular gs:text-ink">
          {t("reward-list.ends", { at: format.dateTime(reward.endsAt) })}
        </p>
        {reward.scope && <ScopeLink scope={reward.scope} />}
      </div>
    </div>
  );
}

/** The way to what it can be used on. */
function ScopeLink({ scope: { name, href } }: { scope: RewardScope }) {
  const t = useWording();
  return (
    <div className="gs:pt-1">
      <Link href={href} variant="plain" className="gs:underline gs:underline-offset-3">
        {name === null
          ? t("reward-list.everywhere.link")
          : t("reward-list.scope.link", { scope: name })}
      </Link>
    </div>
  );
}

/** Which bets a boost is for, where it is not for all. */
function Bounds({ reward }: { reward: Exclude<RewardView, { kind: "free-bet" }> }) {
  const t = useWording();
  const format = useFormat();
  const { minimumOdds, stakes } = reward;
  const bounds = [
    stakes !== null &&
      t("reward-list.bound.stake", {
        minimum: format.money(stakes.minimum),
        maximum: format.money(stakes.maximum),
      }),
    minimumOdds !== null &&
      minimumOdds > 1 &&
      t("reward-list.bound.odds", { odds: format.odds(minimumOdds) }),
  ].filter((bound) => bound !== false);
  if (bounds.length === 0) return null;
  return (
    <p className="gs:type-small gs:text-ink-muted">
      <Sentence>{bounds.join(" · ")}</Sentence>
    </p>
  );
}
