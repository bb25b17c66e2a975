import { thresholds } from "@grandstand/rules/intervals";
import { registrationMinutes } from "@grandstand/rules/registration";
import { IdCard, Mail, Timer } from "lucide";
import { Button } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import type { StepProps } from "./wizard-text-field.tsx";

/** Before the first step: the identity app, or an e-mail address (A2). */
export function MethodChoice({ wizard }: StepProps) {
  const t = useWording();
  const { isIdentityAppShown, identityAppError, identityAppStatus } = wizard;
  if (identityAppStatus === "reading") {
    const reading = t("registration.identity-app.reading");
    return <Notice announced={reading}>{reading}</Notice>;
  }
  return (
    <>
      {identityAppStatus === "unreachable" && <Unreachable wizard={wizard} />}
      {identityAppError !== null && (
        <Notice kind="error" announced={identityAppError}>
          {identityAppError}
        </Notice>
      )}
      <div className="gs:type-body gs:grid gs:gap-1 gs:text-ink-muted">
        <p className="gs:flex gs:items-center gs:gap-2">
          <Icon shape={Timer} size={16} />
          <span>{t("registration.duration", { minutes: registrationMinutes })}</span>
        </p>
        <p>{t("registration.method.age", { age: thresholds.minimumAge })}</p>
      </div>
      {isIdentityAppShown && (
        <div className="gs:grid gs:gap-2">
          <Button
            variant="act"
            size="large"
            width="full"
            icon={IdCard}
            onPress={wizard.onIdentityApp}
          >
            {t("registration.method.identity-app.button")}
          </Button>
          <p className="gs:type-small gs:text-ink-faint">
            {t("registration.method.identity-app.hint")}
          </p>
        </div>
      )}
      <div className="gs:grid gs:gap-2">
        <Button
          variant={isIdentityAppShown ? "outline" : "act"}
          size="large"
          width="full"
          icon={Mail}
          onPress={wizard.onEmail}
        >
          {t("registration.method.email.button")}
        </Button>
        <p className="gs:type-small gs:text-ink-faint">{t("registration.method.email.hint")}</p>
      </div>
      <div className="gs:grid gs:gap-2 gs:border-t gs:border-line gs:pt-5">
        <p className="gs:type-body gs:text-ink-muted">{t("registration.login.question")}</p>
        <Button width="full" onPress={wizard.onLogin}>
          {t("registration.login.button")}
        </Button>
      </div>
    </>
  );
}

/** What the app proved did not come: nothing is lost, and it can be fetched again. */
function Unreachable({ wizard }: StepProps) {
  const t = useWording();
  const text = t("registration.identity-app.unreachable");
  return (
    <Notice
      kind="error"
      announced={text}
      action={
        <Button size="small" onPress={wizard.onRetryIdentityApp}>
          {t("registration.identity-app.retry.button")}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
