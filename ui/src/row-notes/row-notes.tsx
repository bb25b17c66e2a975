import { cardColours } from "@grandstand/tokens/mark-colours";
import { Flag } from "lucide";
import type { SideNotesView } from "../event-view/index.ts";
import { Icon } from "../icon/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { cornerNote, newsNote } from "./row-notes.variants.ts";

export interface RowNotesProps {
  readonly side: SideNotesView;
}

/**
 * What a list says beside the name of a side in play: that it has just scored, or has not after all, the players sent
 * off, the corners. What is not known is left out; a goal is there in the room of the corners. Within the link of the
 * row, whose name has the words.
 *
 * Data attributes: `data-news` goal | annulled, beside which the row is lit.
 */
export function RowNotes({ side: { cards = 0, corners, news } }: RowNotesProps) {
  const t = useWording();
  return (
    <>
      {news !== undefined && (
        <span data-news={news} className={newsNote()}>
          {t(`row-notes.${news}`)}
        </span>
      )}
      {cards > 0 && <Cards count={cards} />}
      {news === undefined && corners !== undefined && <Corners count={corners} />}
    </>
  );
}

interface CountProps {
  readonly count: number;
}

/** A red card; from the second on with their number. */
function Cards({ count }: CountProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <span className="gs-row-note">
      <svg aria-hidden width={12} height={14} viewBox="0 0 12 14">
        <rect
          x="2"
          y="1"
          width="8"
          height="12"
          rx="1"
          transform="rotate(6 6 7)"
          fill={cardColours.red}
        />
      </svg>
      {count > 1 && <span aria-hidden>{format.number(count)}</span>}
      <span className="gs:sr-only">{t("row-notes.cards", { count })}</span>
    </span>
  );
}

function Corners({ count }: CountProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <span className={cornerNote()}>
      <Icon shape={Flag} size={12} fill="currentColor" />
      <span aria-hidden>{format.number(count)}</span>
      <span className="gs:sr-only">{t("row-notes.corners", { count })}</span>
    </span>
  );
}
