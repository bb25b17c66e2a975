import { localePath } from "@grandstand/rules/locale";
import { Link } from "../link/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { CheckBox, type CheckBoxProps } from "./check-box.tsx";

interface TermsBoxProps {
  readonly isChecked: boolean;
  readonly error: string | undefined;
  readonly onChange: CheckBoxProps["onChange"];
  readonly onLeave: () => void;
}

/** What a person agrees to (A2). The links are beside the box, so that a press on its words ticks it. */
export function TermsBox({ isChecked, error, onChange, onLeave }: TermsBoxProps) {
  const t = useWording();
  const { locale } = useFormat();
  return (
    <div className="gs:grid gs:gap-1.5">
      <CheckBox
        name="tos"
        label={t("registration.tos")}
        isChecked={isChecked}
        isRequired
        keepsFocus
        error={error}
        onChange={onChange}
        onLeave={onLeave}
      />
      <ul className="gs:type-small gs:flex gs:flex-wrap gs:gap-x-5 gs:gap-y-2 gs:ps-8">
        <li>
          <Link href={localePath("/support/terms-conditions", locale)} opensNewTab>
            {t("registration.tos.terms")}
          </Link>
        </li>
        <li>
          <Link href={localePath("/support/privacy-policy", locale)} opensNewTab>
            {t("registration.tos.confidentiality")}
          </Link>
        </li>
      </ul>
    </div>
  );
}
