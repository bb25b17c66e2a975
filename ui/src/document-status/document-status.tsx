import type { AccountStanding, ExpiryBadge } from "@grandstand/rules/documents";
import { Badge } from "../badge/index.ts";
import { useWording } from "../provider/index.ts";
import { documentStatus } from "./document-status.variants.ts";

export interface DocumentStatusProps {
  readonly standing: AccountStanding;
  /** What is left of a document that expires; null where nothing is counted. */
  readonly expiry: ExpiryBadge | null;
  /** Opens what there is to do; without it there is nothing. */
  readonly onPress?: () => void;
}

/**
 * How far the check of a person's identity is, in words (A2, right sidebar).
 *
 * Data attributes: `data-standing` validated | in-review | missing | blocked | expired.
 */
export function DocumentStatus({ standing, expiry, onPress }: DocumentStatusProps) {
  const t = useWording();
  const words = (
    <>
      <span className="gs:type-body gs:text-ink-muted">{t("kyc.status.label")}</span>
      <span className="gs:type-label">{t(`kyc.status.${standing}`)}</span>
      {expiry !== null && (
        <span data-urgent={expiry.isUrgent}>
          <Badge variant={expiry.isUrgent ? "inverse" : "line"}>
            {t("kyc.expiry.badge", { count: expiry.days })}
          </Badge>
        </span>
      )}
    </>
  );
  if (!onPress) {
    return (
      <p data-standing={standing} className={documentStatus({ isPressable: false })}>
        {words}
      </p>
    );
  }
  return (
    <button
      type="button"
      data-standing={standing}
      className={documentStatus({ isPressable: true })}
      onClick={() => onPress()}
    >
      {words}
    </button>
  );
}

export interface DocumentBadgeProps {
  readonly standing: AccountStanding;
  readonly expiry: ExpiryBadge | null;
}

/**
 * What is to be known of a person's documents, on the account's button (A2): the days that one is still good for, or
 * that its check is not through. In the last seven days it is filled: red means that a price fell (docs/decisions/20).
 */
export function DocumentBadge({ standing, expiry }: DocumentBadgeProps) {
  const t = useWording();
  if (expiry === null) {
    return (
      standing !== "validated" && (
        <span data-standing={standing}>
          <Badge variant={standing === "in-review" ? "header" : "act"}>
            <span aria-hidden>{standing === "in-review" ? "…" : "!"}</span>
            <span className="gs:sr-only">{t(`kyc.status.badge.${standing}`)}</span>
          </Badge>
        </span>
      )
    );
  }
  return (
    <span data-urgent={expiry.isUrgent}>
      <Badge variant={expiry.isUrgent ? "act" : "header"}>
        <span aria-hidden>{expiry.days}</span>
        <span className="gs:sr-only">{t("kyc.expiry.badge", { count: expiry.days })}</span>
      </Badge>
    </span>
  );
}
