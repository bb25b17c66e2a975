import { type Ref, useEffect, useRef } from "react";
import { Button } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";
import { RichText } from "../rich-text/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { consentChanges } from "./consent-dialog.variants.ts";
import type { ConsentChangesView } from "./consent-dialog-props.ts";

interface ConsentChangesProps {
  readonly changes: ConsentChangesView;
  /** The button that shows them, while it is there. */
  readonly button: Ref<HTMLButtonElement>;
  readonly onChanges: () => void;
}

/** What differs from the last version: nothing of it is fetched or shown before somebody wants it. */
export function ConsentChanges({ changes, button, onChanges }: ConsentChangesProps) {
  const t = useWording();
  const section = useFocusAfterPress(changes.status);
  if (changes.status === "closed") {
    return (
      <Button ref={button} onPress={onChanges}>
        {t("notification.consent.changes.button")}
      </Button>
    );
  }
  const title = t("notification.consent.changes.title");
  return (
    <section ref={section} tabIndex={-1} aria-label={title} className={consentChanges()}>
      <h3 className="gs:type-label">{title}</h3>
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

type Status = ConsentChangesView["status"];

/** The pressed button goes: the focus moves to what comes in its stead. */
function useFocusAfterPress(status: Status) {
  const section = useRef<HTMLElement>(null);
  const before = useRef<Status>(status);
  useEffect(() => {
    const hadButton = before.current === "closed" || before.current === "failed";
    if (hadButton && before.current !== status) section.current?.focus();
    before.current = status;
  }, [status]);
  return section;
}
