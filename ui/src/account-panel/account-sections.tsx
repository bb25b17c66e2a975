import { FileText, History, Pause, ShieldCheck, SlidersHorizontal, UserRound } from "lucide";
import { useId } from "react";
import { Icon, type IconShape } from "../icon/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";
import { panelEntry } from "./account-panel.variants.ts";

/** The parts of the cashier in the list, in their order: the way to withdraw is beside the deposit (A2, right sidebar). */
export const accountSections = [
  "home",
  "limits",
  "history",
  "cooloff",
  "documents",
  "privacy",
] as const;
export type AccountSection = "withdraw" | (typeof accountSections)[number];

const icons: Readonly<Record<(typeof accountSections)[number], IconShape>> = {
  home: UserRound,
  limits: SlidersHorizontal,
  history: History,
  cooloff: Pause,
  documents: FileText,
  privacy: ShieldCheck,
};

/** What the cashier has of the person's account, as a list under a heading (A2). */
export function AccountSections({
  onOpen,
}: {
  readonly onOpen: (section: AccountSection, details: ChangeDetails<PressReason>) => void;
}) {
  const t = useWording();
  const id = useId();
  return (
    <section className="gs:grid gs:gap-1.5">
      <h2 id={id} className="gs:type-caption gs:text-ink-faint">
        {t("account.sections")}
      </h2>
      <ul aria-labelledby={id} className="gs:grid gs:grid-cols-1 gs:gap-1.5">
        {accountSections.map((section) => {
          const shape = icons[section];
          return (
            <li key={section}>
              <button
                type="button"
                className={panelEntry({ width: "full" })}
                onClick={(event) => onOpen(section, pressDetails(event))}
              >
                <Icon shape={shape} size={20} className="gs:shrink-0" />
                <span className="gs:min-w-0 gs:text-start">{t(`account.section.${section}`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
