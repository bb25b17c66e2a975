import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { consentChanges } from "./consent-dialog.variants.ts";
import type { ConsentChangesView } from "./consent-dialog-props.ts";

interface ConsentChangesProps {
  readonly changes: ConsentChangesView;
  readonly onChanges: () => void;
}

/** What differs from the last version: nothing of it is fetched or shown before somebody wants it. */
export function ConsentChanges({ changes, onChanges }: ConsentChangesProps) {
  const t = useWording();
  if (changes.status === "closed") {
    return (
      <Button variant="raised" onPress={onChanges}>
        {t("notification.consent.changes.button")}
      </Button>
    );
  }
  return (
    <section aria-label={t("notification.consent.changes.title")} className={consentChanges()}>
      <h3 className="type-label">{t("notification.consent.changes.title")}</h3>
      {changes.status === "loading" && (
        <Loading>
          <Skeleton />
          <Skeleton width="half" />
        </Loading>
      )}
      {changes.status === "failed" && (
        <Notice
          kind="error"
          announced={t("notification.consent.changes.failed")}
          action={
            <Button onPress={onChanges}>{t("notification.consent.changes.retry.button")}</Button>
          }
        >
          {t("notification.consent.changes.failed")}
        </Notice>
      )}
      {changes.status === "loaded" && <RichText nodes={changes.text} />}
    </section>
  );
}
