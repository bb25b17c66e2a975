import { Ticket } from "lucide";
import { Icon } from "../icon/index.ts";
import { useLink, useWording } from "../provider/index.ts";

export interface OwnBetMarkProps {
  /** Where the bet is shown; a path with its language. */
  readonly href: string;
}

/** Says in a row that the person has a bet on its match, and leads there. */
export function OwnBetMark({ href }: OwnBetMarkProps) {
  const Link = useLink();
  const t = useWording();
  return (
    <Link href={href} className="gs-own-bet-mark">
      <span className="gs-own-bet-ticket">
        <Icon shape={Ticket} size={14} strokeWidth={2} />
      </span>
      <span className="gs:sr-only">{t("row-notes.own-bet")}</span>
    </Link>
  );
}
