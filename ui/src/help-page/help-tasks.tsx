import { controlPath } from "@grandstand/rules/limits";
import { localePath } from "@grandstand/rules/locale";
import { BanknoteArrowUp, ReceiptText, Scale } from "lucide";
import { useFormat, useWording } from "../provider/index.ts";
import type { HelpPageProps } from "./help-page-props.ts";
import { ButtonRow, LinkRow } from "./help-row.tsx";

/** What people come for most: a bet that is not settled, their money, and a limit. */
export function HelpTasks({
  openBets,
  onWithdraw,
}: Pick<HelpPageProps, "openBets" | "onWithdraw">) {
  const t = useWording();
  const format = useFormat();
  const { locale } = format;
  const betText = () => {
    if (openBets === null) return t("help.task.bet.text");
    if (openBets === 0) return t("help.task.bet.none");
    return t("help.task.bet.open", { count: openBets, bets: format.number(openBets) });
  };
  return (
    <ul aria-label={t("help.tasks")} className="gs-help-card gs-help-tasks">
      <li>
        <LinkRow
          icon={ReceiptText}
          title={t("help.task.bet")}
          text={betText()}
          href={localePath("/history/", locale)}
        />
      </li>
      <li className="gs-help-scripted">
        <ButtonRow
          icon={BanknoteArrowUp}
          title={t("help.task.withdraw")}
          text={t("help.task.withdraw.text")}
          onPress={onWithdraw}
        />
      </li>
      <li>
        <LinkRow
          icon={Scale}
          title={t("help.task.limit")}
          text={t("help.task.limit.text")}
          href={controlPath(locale)}
        />
      </li>
    </ul>
  );
}
