import { intlLocale } from "@grandstand/rules/locale";
import { ExternalLink } from "lucide";
import { useRef } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Dialog, DialogHelp } from "../dialog/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { ConsentChanges } from "./consent-changes.tsx";
import { consentFacts } from "./consent-dialog.variants.ts";
import type { ConsentDialogProps, ConsentDialogView } from "./consent-dialog-props.ts";

const names = {
  gdpr: "gdpr",
  "terms-conditions": "terms_conditions",
} as const satisfies Record<ConsentDialogView["kind"], string>;

/**
 * Shows a new privacy policy, which a person has read, or new terms, which they accept (A4). It can't be closed, and
 * waits for the server; help, language and log-out stay reachable. The focus begins on what has changed and not on
 * the answer: a key that was meant for the page accepts nothing.
 *
 * Data attributes: `data-kind` gdpr | terms-conditions, `data-status` open | submitting | failed |
 * renewed.
 */
export function ConsentDialog(props: ConsentDialogProps) {
  const { consent, status, onConsent, onChanges, onLogout, contactHref, languages } = props;
  const t = useWording();
  const changesButton = useRef<HTMLButtonElement>(null);
  const { kind, text, documentHref, validFrom, changes } = consent;
  const name = names[kind];
  const error = t(`notification.${name}.agreement_error`);
  return (
    <Dialog
      title={t(`notification.${name}.title`)}
      layout="wide"
      initialFocus={changesButton}
      description={
        text === null ? <p>{t(`notification.${name}.text`)}</p> : <RichText nodes={text} />
      }
      footer={
        <>
          <Button variant="act" isBusy={status === "submitting"} onPress={onConsent}>
            {t(`notification.${name}.button`)}
          </Button>
          <DialogHelp contactHref={contactHref} languages={languages} onLogout={onLogout} />
        </>
      }
    >
      <div data-kind={kind} data-status={status} className={consentFacts()}>
        {status === "renewed" && (
          <Notice kind="warning" announced={t("notification.consent.renewed")}>
            {t("notification.consent.renewed")}
          </Notice>
        )}
        {validFrom !== null && <ValidFrom at={validFrom} />}
        <ButtonLink href={documentHref} icon={ExternalLink} opensNewTab>
          {t(`notification.${name}.document`)}
        </ButtonLink>
        <ConsentChanges changes={changes} button={changesButton} onChanges={onChanges} />
        {status === "failed" && (
          <Notice kind="error" announced={error}>
            {error}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** The day from which this version counts, with its year: what one agrees to is looked up years later. */
function ValidFrom({ at }: { readonly at: number }) {
  const t = useWording();
  const { locale, timeZone } = useFormat();
  const date = new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone,
    dateStyle: "long",
  }).format(at);
  return (
    <p className="gs:type-small gs:text-ink-muted">
      {t("notification.consent.valid-from", { date })}
    </p>
  );
}
