import { useRef } from "react";
import { Button } from "../button/index.ts";
import { Dialog, DialogHelp } from "../dialog/index.ts";
import { Link } from "../link/index.ts";
import { Notice } from "../notice/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { ConsentChanges } from "./consent-changes.tsx";
import { consentFacts } from "./consent-dialog.variants.ts";
import type { ConsentDialogProps } from "./consent-dialog-props.ts";

const prefixes = {
  gdpr: "notification.gdpr",
  "terms-conditions": "notification.terms_conditions",
} as const;

/**
 * Shows a new privacy policy, which a person has read, or new terms, which they accept (A4). It can't be closed, and
 * waits for the server; help, language and log-out stay reachable.
 *
 * Data attributes: `data-kind` gdpr | terms-conditions, `data-status` open | submitting | failed.
 */
export function ConsentDialog({
  consent,
  status,
  onConsent,
  onChanges,
  onLogout,
  contactHref,
  languages,
}: ConsentDialogProps) {
  const t = useWording();
  const format = useFormat();
  const accept = useRef<HTMLButtonElement>(null);
  const { kind, text, documentHref, validFrom, changes } = consent;
  const prefix = prefixes[kind];
  const error = t(`${prefix}.agreement_error`);
  return (
    <Dialog
      title={t(`${prefix}.title`)}
      layout="wide"
      description={text === null ? <p>{t(`${prefix}.text`)}</p> : <RichText nodes={text} />}
      initialFocus={accept}
      footer={
        <Button ref={accept} variant="act" isBusy={status === "submitting"} onPress={onConsent}>
          {t(`${prefix}.button`)}
        </Button>
      }
    >
      <div data-kind={kind} data-status={status} className={consentFacts()}>
        {validFrom !== null && (
          <p className="type-small text-ink-muted">
            {t("notification.consent.valid-from", { date: format.date(validFrom) })}
          </p>
        )}
        <Link href={documentHref} opensNewTab>
          {t(`${prefix}.document`)}
        </Link>
        <ConsentChanges changes={changes} onChanges={onChanges} />
        {status === "failed" && (
          <Notice kind="error" announced={error}>
            {error}
          </Notice>
        )}
      </div>
      <DialogHelp contactHref={contactHref} languages={languages} onLogout={onLogout} />
    </Dialog>
  );
}
