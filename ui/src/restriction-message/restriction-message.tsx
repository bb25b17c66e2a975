import type { RestrictionOverlay } from "@grandstand/rules/eligibility";
import { thresholds } from "@grandstand/rules/intervals";
import { intlLocale } from "@grandstand/rules/locale";
import type { DialogCloseReason } from "../dialog/index.ts";
import { OverlayMessage } from "../overlay-message/index.ts";
import { useEnvironment, useWording } from "../provider/index.ts";

export interface RestrictionMessageProps {
  /** As `restrictionOverlay` of the rules makes it. */
  readonly overlay: RestrictionOverlay;
  /** Where the button leads, in full: the contact page, or the operator's own address. */
  readonly href: string;
  readonly onClose: (reason: DialogCloseReason) => void;
}

/**
 * Tells a person who may not bet what holds them back, why, until when, what they can do and whom
 * to ask (B5, B6): under age, in cool-off or self-excluded.
 */
export function RestrictionMessage({ overlay, href, onClose }: RestrictionMessageProps) {
  const t = useWording();
  const until = useEnd(overlay.until);
  const { minimumAge } = thresholds;
  return (
    <OverlayMessage
      title={t(overlay.titleKey, { age: minimumAge })}
      text={t(overlay.textKey, { age: minimumAge, until })}
      button={{
        linkType: overlay.target.kind === "contact-us" ? "page" : "url",
        label: t(overlay.buttonKey),
        href,
        opensNewTab: true,
      }}
      onClose={onClose}
    />
  );
}

/** The end with its time zone, because a restriction ends at an instant and not on a day. */
function useEnd(until: number | null | undefined): string {
  const { locale, timeZone } = useEnvironment();
  const t = useWording();
  if (typeof until !== "number") return t("cool_off.popup.unknown-date");
  return new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone,
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  }).format(until);
}
