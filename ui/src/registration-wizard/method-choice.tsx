import { thresholds } from "@grandstand/rules/intervals";
import { IdCard, Mail } from "lucide";
import { Button } from "../button/index.ts";
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
      <p className="gs:type-body gs:text-ink-muted">
        {t("registration.method.age", { age: thresholds.minimumAge })}
      </p>
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
