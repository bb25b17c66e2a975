import { intervals } from "@grandstand/rules/intervals";
import type { PasswordPart } from "@grandstand/rules/registration";
import { Check, Minus } from "lucide";
import { useEffect, useEffectEvent } from "react";
import { Icon } from "../icon/index.ts";
import { useAnnounce, useWording } from "../provider/index.ts";
import { passwordRule } from "./field.variants.ts";

export interface PasswordRulesProps {
  /** Ties them to the field that they describe. */
  readonly id: string;
  readonly parts: Readonly<Record<PasswordPart, boolean>>;
  readonly password: string;
}

/**
 * The five parts of the password's rule, each with a word that says whether it is met. Those that are missing are
 * announced by name once one stops typing, and never at a key.
 */
export function PasswordRules({ id, parts, password }: PasswordRulesProps) {
  const t = useWording();
  const announce = useAnnounce();
  const entries = Object.entries(parts) as [PasswordPart, boolean][];
  const say = useEffectEvent(() => {
    const rules = entries
      .filter(([, isMet]) => !isMet)
      .map(([part]) => t(`registration.password.${part}`))
      .join("; ");
    announce(
      rules === ""
        ? t("registration.password.complete")
        : t("registration.password.lacking", { rules }),
      "polite",
    );
  });
  useEffect(() => {
    if (password === "") return;
    const timer = setTimeout(() => say(), intervals.saidWait);
    return () => clearTimeout(timer);
  }, [password]);
  return (
    <div
      id={id}
      className="gs:grid gs:gap-1.5 gs:rounded-sm gs:border gs:border-line gs:px-3 gs:py-2.5"
    >
      <p id={`${id}-title`} className="gs:type-small gs:font-semibold">
        {t("registration.password.rules")}
      </p>
      <ul aria-labelledby={`${id}-title`} className="gs:grid gs:gap-1">
        {entries.map(([part, isMet]) => (
          <PasswordRule key={part} part={part} isMet={isMet} />
        ))}
      </ul>
    </div>
  );
}

interface PasswordRuleProps {
  readonly part: PasswordPart;
  readonly isMet: boolean;
}

function PasswordRule({ part, isMet }: PasswordRuleProps) {
  const t = useWording();
  const shape = isMet ? Check : Minus;
  return (
    <li data-met={isMet || undefined} className={passwordRule({ isMet })}>
      <Icon shape={shape} className="gs:mt-px gs:shrink-0" size={16} strokeWidth={2} />
      <span className="gs:min-w-0 gs:flex-1">{t(`registration.password.${part}`)}</span>
      <span className="gs:shrink-0 gs:font-semibold">
        {t(isMet ? "registration.password.met" : "registration.password.missing")}
      </span>
    </li>
  );
}
