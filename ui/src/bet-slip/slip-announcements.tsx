import { intervals } from "@grandstand/rules/intervals";
import {
  type OddsChange,
  offersKey,
  type PlaceControl,
  type SlipEvent,
  type SlipTotals,
} from "@grandstand/rules/slip";
import { useEffect, useEffectEvent, useRef } from "react";
import { type Schedule, scheduleByTimer, useOfferAnnouncement } from "../place-control/index.ts";
import { useAnnounce, useFormat, useWording } from "../provider/index.ts";
import { type BetSlipView, waitsInPlay } from "./bet-slip-view.ts";
import { changeMessage, slipMessage } from "./slip-message.ts";

/** One change of the slip, with what it did. A new change has a new id. */
export interface SlipHappening {
  readonly id: number;
  readonly events: readonly SlipEvent[];
}

export interface SlipAnnouncementsProps {
  /** Null while the kept slip is being read. */
  readonly slip: BetSlipView | null;
  /** The last change; null before the first. */
  readonly happening: SlipHappening | null;
  /** The last change that needs no announcement; by default the change of the first render. */
  readonly saidId?: number | null;
  /** For tests: when the wait is over. */
  readonly schedule?: Schedule;
}

/**
 * Says what happens on the slip through the site's announcer: each addition, removal and switch of
 * type as one whole message; the totals once typing has stopped; each price that can be accepted, and
 * what the slip was refused for. Any other tick of a price says nothing. It draws nothing, and is there also
 * while the slip is not on the screen. It may come with the first change (`saidId`).
 */
export function SlipAnnouncements({
  slip,
  happening,
  saidId = happening?.id ?? null,
  schedule = scheduleByTimer,
}: SlipAnnouncementsProps) {
  const announce = useAnnounce();
  const t = useWording();
  const format = useFormat();
  const silent = useRef(true);

  const sayHappening = useEffectEvent((events: readonly SlipEvent[]) => {
    const message = slipMessage(events, slip?.lines ?? [], t, format);
    if (message !== "") announce(message, "polite");
  });
  const sayTotals = useEffectEvent((totals: SlipTotals) => {
    announce(
      t("bet-slip.said.totals", {
        stake: format.money(totals.totalStake),
        return:
          totals.potentialReturn === null
            ? t("bet-slip.summary.unknown")
            : format.money(totals.potentialReturn),
      }),
      "polite",
    );
  });
  const sayRefusal = useEffectEvent(() => {
    const error = slip?.error ?? null;
    if (error === null) return;
    const words =
      error.kind === "message"
        ? error.message
        : t(error.kind === "failed" ? "bet-slip.error.failed" : "bet-slip.insufficient-funds");
    announce(`${t("bet-slip.error")} ${words}`, "assertive");
  });
  const sayControl = useEffectEvent((kind: string) => {
    if (kind === "checking") announce(t("bet-slip.checking.text"), "polite");
    if (kind !== "processing") return;
    const wait = slip !== null && waitsInPlay(slip) ? [t("bet-slip.place.in-play-wait")] : [];
    announce([t("bet-slip.place.processing"), ...wait].join(". "), "polite");
  });
  const waitForTotals = useEffectEvent(() => {
    const totals = slip?.totals;
    if (!totals || totals.totalStake === 0) return undefined;
    return schedule(intervals.totalsRest, () => sayTotals(slip.totals));
  });

  const said = useRef(saidId);
  const lineCount = slip?.lines.length ?? 0;
  const lines = useRef(lineCount);
  const totalStake = slip?.totals.totalStake ?? null;
  const controlKind = slip?.control.kind ?? "empty";

  useEffect(() => {
    if (happening === null || said.current === happening.id) return;
    said.current = happening.id;
    sayHappening(happening.events);
  }, [happening]);

  useEffect(() => {
    const isTyped = totalStake !== null && !silent.current && lines.current === lineCount;
    silent.current = totalStake === null;
    lines.current = lineCount;
    return isTyped ? waitForTotals() : undefined;
  }, [totalStake, lineCount]);

  useEffect(() => {
    if (slip?.error) sayRefusal();
  }, [slip?.error]);

  useEffect(() => sayControl(controlKind), [controlKind]);

  const offered = slip === null ? [] : offeredBy(slip.control);
  useOfferAnnouncement({
    key: offersKey(offered),
    words: offered.map((change) => changeMessage(change, slip?.lines ?? [], t, format)).join(" "),
    mustAccept: controlKind === "accept-changes",
    canPlace: controlKind === "place",
    acceptedKey: acceptedBy(happening),
  });

  return null;
}

/** The changes that a press can accept now. */
function offeredBy(control: PlaceControl): readonly OddsChange[] {
  return control.kind === "accept-changes" || control.kind === "place" ? control.changes : [];
}

/** The key of the changes that were accepted with what happened last. */
function acceptedBy(happening: SlipHappening | null): string | null {
  const accepted = happening?.events.find(({ type }) => type === "changes-accepted");
  return accepted?.type === "changes-accepted" ? offersKey(accepted.changes) : null;
}
