import { movement } from "@grandstand/rules/odds";
import { type OddsChange, offersKey } from "@grandstand/rules/slip";
import { CircleAlert, Lock, TrendingDown, TrendingUp, TriangleAlert } from "lucide";
import type { MouseEvent } from "react";
import type { IconShape } from "../icon/index.ts";
import { type Schedule, useOfferPress } from "../place-control/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";
import { newsAction } from "./floating-slip.variants.ts";
import type { SlipBarNews } from "./slip-bar-news.ts";

/** One sentence of what happened, and below it what it happened to. */
export function NewsWords({ news, id }: { readonly news: SlipBarNews; readonly id: string }) {
  const words = useNewsWords(news);
  const names = "eventName" in news ? namesOfEvent(news.eventName ?? "") : [nameOf(news) ?? ""];
  return (
    <span id={id} className="gs:grid gs:min-w-0 gs:py-1.5 gs:text-start">
      <span className="gs:type-label gs:font-bold">
        <Sentence names={names}>{words.title}</Sentence>
      </span>
      {words.detail !== null && (
        <span className="gs:type-small gs:tabular">
          <Sentence names={names}>{words.detail}</Sentence>
        </span>
      )}
    </span>
  );
}

interface NewsActionProps {
  readonly news: SlipBarNews;
  /** The id of what says what happened. */
  readonly wordsId: string;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** For tests: when the wait after a change of the offer is over. */
  readonly schedule?: Schedule | undefined;
}

/** What can be done about it at once. A press right after the offer has changed does nothing, as on the open slip. */
export function NewsAction({ news, wordsId, onPress, schedule }: NewsActionProps) {
  const t = useWording();
  const offer = news.kind === "moved" ? offersKey(news.changes) : news.kind;
  const { buttonProps } = useOfferPress(offer, onPress, schedule);
  return (
    <button {...buttonProps} type="button" aria-describedby={wordsId} className={newsAction()}>
      {news.kind === "funds"
        ? t("account.deposit.button")
        : t(`bet-slip.floating.news.${news.kind}.button`)}
    </button>
  );
}

/** The sign of what happened; the words say it. */
export function signOf(news: SlipBarNews): IconShape {
  switch (news.kind) {
    case "over":
      return CircleAlert;
    case "suspended":
      return Lock;
    case "moved":
      return news.changes.some(isFall) ? TrendingDown : TrendingUp;
    case "funds":
      return TriangleAlert;
  }
}

function useNewsWords(news: SlipBarNews): { title: string; detail: string | null } {
  const t = useWording();
  const format = useFormat();
  switch (news.kind) {
    case "over":
    case "suspended": {
      const { kind, count, eventName } = news;
      return { title: t(`bet-slip.floating.news.${kind}`, { count }), detail: eventName };
    }
    case "moved": {
      const { changes, outcomeName, totalOdds } = news;
      const [only] = changes;
      const total =
        totalOdds === null
          ? ""
          : t("bet-slip.floating.news.total", { odds: format.totalOdds(totalOdds) });
      const changed = t("bet-slip.moved-unpriced", { count: changes.length });
      if (changes.length > 1 || only === undefined)
        return { title: changed, detail: total || null };
      const direction = movement(only.from, only.to);
      const selection = outcomeName ?? "";
      return {
        // A price that becomes the starting price has neither risen nor fallen.
        title:
          direction === "none" ? changed : t(`bet-slip.floating.news.${direction}`, { selection }),
        detail: `${format.odds(only.from)} → ${format.odds(only.to)}${total && ` · ${total}`}`,
      };
    }
    case "funds": {
      const { missing, stake } = news;
      return {
        title:
          missing === 0
            ? t("bet-slip.insufficient-funds")
            : t("bet-slip.floating.news.funds", { amount: format.money(missing) }),
        detail: t("bet-slip.floating.news.stake", { amount: format.money(stake) }),
      };
    }
  }
}

const nameOf = (news: SlipBarNews) => (news.kind === "moved" ? news.outcomeName : null);
const isFall = ({ from, to }: OddsChange) => movement(from, to) === "down";
