import { localePath } from "@grandstand/rules/locale";
import { ChevronRight, X } from "lucide";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { type BetCardView, LegNode } from "../bet-card/index.ts";
import { LegNodes } from "../bet-card/leg-nodes.tsx";
import { summaryTitle } from "../bet-summary/index.ts";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  useAnnounce,
  useFormat,
  useLink,
  useWording,
} from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { SettledBet } from "./settled-bet.tsx";
import { settledFoot, settledHead, settledLink, settledToast } from "./settled-toast.variants.ts";
import { useLifetime } from "./use-lifetime.ts";

/** Its time was up, a person closed it, or followed its link. */
export type SettledToastCloseReason = "lifetime" | "button" | "link" | "escape";

export interface SettledToastProps {
  /** What was settled, at least one; of several their number alone is said. */
  readonly bets: readonly BetCardView[];
  /** It stays until it is closed (docs/decisions/114). */
  readonly staysOpen?: boolean;
  readonly onClose: (
    reason: SettledToastCloseReason,
    details: ChangeDetails<SettledToastCloseReason>,
  ) => void;
}

/**
 * Says that a bet is settled: what it paid, or why it lost, in the same box and for as long. It is said once through the
 * site's announcer, whose status was there before, and never has the focus of its own accord (docs/decisions/137).
 *
 * Data attributes: `data-settled` won | lost | void | several.
 */
export function SettledToast({ bets, staysOpen = false, onClose }: SettledToastProps) {
  const t = useWording();
  const format = useFormat();
  const Link = useLink();
  const announce = useAnnounce();
  const close = (reason: SettledToastCloseReason, event: HandledEvent) =>
    onClose(reason, changeDetails(reason, event));
  const hold = useLifetime(staysOpen, () => close("lifetime", null));
  const [bet] = bets;
  const isAlone = bets.length === 1;
  const title =
    isAlone && bet
      ? t(`settled-toast.title.${standingOf(bet)}`, { title: summaryTitle(t, format, bet).seen })
      : t("settled-toast.several", { count: bets.length });
  const paid =
    isAlone && bet ? t("settled-toast.said", { amount: format.money(bet.paid ?? 0) }) : "";
  const say = useEffectEvent(() => announce([title, paid].filter(Boolean).join(". "), "polite"));
  useEffect(() => say(), []);
  if (!bet) return null;
  return (
    <section
      aria-label={t("settled-toast.label")}
      data-settled={isAlone ? standingOf(bet) : "several"}
      className={settledToast()}
      onKeyDown={(event) => event.key === "Escape" && close("escape", event)}
      {...hold}
    >
      <div className={settledHead()}>
        {isAlone && <LegNode standing={standingOf(bet)} />}
        <h2 className="gs:type-label gs:min-w-0 gs:flex-1 gs:text-[1rem]/5 gs:wrap-anywhere">
          <Sentence names={bet.legs.flatMap(({ eventName }) => namesOfEvent(eventName))}>
            {title}
          </Sentence>
        </h2>
        <IconButton
          icon={X}
          label={t("common.close.button")}
          onPressEvent={(event) => close("button", event)}
        />
      </div>
      {isAlone ? <SettledBet bet={bet} /> : <Several />}
      <div className={settledFoot()}>
        {isAlone && <Legs bet={bet} />}
        <Link
          href={isAlone ? bet.href : localePath("/history/", format.locale)}
          className={settledLink()}
          onClick={(event) => close("link", event)}
        >
          <span>{t(isAlone ? "settled-toast.link" : "settled-toast.link.several")}</span>
          <Icon shape={ChevronRight} size={18} />
        </Link>
      </div>
    </section>
  );
}

function Several(): ReactNode {
  const t = useWording();
  return (
    <p className="gs:type-body gs:px-4 gs:pb-2.5 gs:text-ink-muted">
      {t("settled-toast.several.text")}
    </p>
  );
}

function Legs({ bet: { legs } }: { readonly bet: BetCardView }) {
  const t = useWording();
  const format = useFormat();
  const won = legs.filter(({ result }) => result === "won").length;
  return (
    <p className="gs:flex gs:items-center gs:gap-1">
      <span className="gs:sr-only">
        {t("bet-summary.reason.won", {
          count: won,
          won: format.number(won),
          all: format.number(legs.length),
        })}
      </span>
      <LegNodes
        standings={legs.map(({ result }) => (result === "open" ? "awaited" : result))}
      />
    </p>
  );
}

function standingOf({ status }: BetCardView) {
  return status === "won" || status === "lost" ? status : "void";
}
