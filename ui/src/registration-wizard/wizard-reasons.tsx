import { thresholds } from "@grandstand/rules/intervals";
import { registrationSteps, type WizardScreen } from "@grandstand/rules/registration";
import { ChevronDown, ShieldCheck } from "lucide";
import { Icon } from "../icon/index.ts";
import { columnsFrom } from "../page-frame/page-frame.variants.ts";
import { useSeenFrom, useWording } from "../provider/index.ts";
import { reasonNumber, reasonsList } from "./registration-wizard.variants.ts";

interface WizardReasonsProps {
  /** The step that is marked. */
  readonly screen: WizardScreen;
}

/** Beside the form where the card has the width, folded under it elsewhere. */
export function CardReasons({ screen }: WizardReasonsProps) {
  const t = useWording();
  const isBeside = useSeenFrom(columnsFrom);
  if (!isBeside) return <FoldedReasons screen={screen} />;
  return (
    <section className="gs:grid gs:gap-5">
      <h3 className="gs:type-heading">{t("registration.reasons")}</h3>
      <Reasons screen={screen} />
    </section>
  );
}

/** Folded: a person who wonders about a question opens them. */
export function FoldedReasons({ screen }: WizardReasonsProps) {
  const t = useWording();
  return (
    <details className="gs:group gs:border-t gs:border-line gs:pt-2">
      <summary className="gs:type-label gs:focus-ring gs:flex gs:min-h-11 gs:cursor-pointer gs:list-none gs:items-center gs:gap-3 gs:rounded-sm gs:[&::-webkit-details-marker]:hidden">
        <Icon shape={ShieldCheck} size={20} />
        <span>{t("registration.reasons")}</span>
        <Icon shape={ChevronDown} size={20} className="gs:ms-auto gs:group-open:rotate-180" />
      </summary>
      <div className="gs:pt-2">
        <Reasons screen={screen} />
      </div>
    </details>
  );
}

/** The four steps, what each requires, and why. */
function Reasons({ screen }: WizardReasonsProps) {
  const t = useWording();
  const age = thresholds.minimumAge;
  return (
    <ol className={reasonsList()}>
      {registrationSteps.map((step, index) => (
        <li key={step} className="gs:flex gs:gap-3">
          <span aria-hidden className={reasonNumber({ isHere: step === screen })}>
            {index + 1}
          </span>
          <div className="gs:type-small gs:min-w-0 gs:pt-1">
            <p className="gs:type-label">{t(`registration.step.${step}`)}</p>
            <p>{t(`registration.reasons.${step}.what`)}</p>
            <p className="gs:text-ink-muted">{t(`registration.reasons.${step}.why`, { age })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
