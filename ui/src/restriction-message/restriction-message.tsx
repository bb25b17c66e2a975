import type { RestrictionOverlay } from "@grandstand/rules/eligibility";
import { thresholds } from "@grandstand/rules/intervals";
import { intlLocale, localePath } from "@grandstand/rules/locale";
import type { DialogClose } from "../dialog/index.ts";
import { Link } from "../link/index.ts";
import { OverlayMessage } from "../overlay-message/index.ts";
import { useEnvironment, useFormat, useWording } from "../provider/index.ts";
import { helpList } from "./restriction-message.variants.ts";

/** Where players find help, or can exclude themselves; the operator's compliance has signed it off. */
export interface HelpLink {
  readonly kind: "support-hub" | "help-line" | "exclusion-register";
  readonly name: string;
  readonly href: string;
  /** As it is written and read: `0800 00 000`. */
  readonly telephone?: string | undefined;
}

export interface RestrictionMessageProps {
  /** As `restrictionOverlay` of the rules makes it. */
  readonly overlay: RestrictionOverlay;
  /** Where the button leads, in full: the contact page, or the operator's own address. */
  readonly href: string;
  /** In the person's language, in the order in which it is shown. */
  readonly help?: readonly HelpLink[];
  readonly onClose: DialogClose;
}

/**
 * Shows a person who may not bet the restriction, its reason and its end, what they can do and who
 * can help (B5, B6): under age, in cool-off or self-excluded.
 */
export function RestrictionMessage({ overlay, href, help = [], onClose }: RestrictionMessageProps) {
  const t = useWording();
  const until = useEnd(overlay.until);
  const isCoolOff = overlay.titleKey.startsWith("cool_off.");
  return (
    <OverlayMessage
      title={t(overlay.titleKey, { age: thresholds.minimumAge })}
      text={
        <>
          <span>{t(overlay.textKey, { age: thresholds.minimumAge, until })}</span>
          {(isCoolOff || help.length > 0) && <HelpList help={help} hasAdvice={isCoolOff} />}
        </>
      }
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

interface HelpListProps {
  readonly help: readonly HelpLink[];
  /** Whether it leads to the page about playing responsibly, as a cool-off does (A2). */
  readonly hasAdvice: boolean;
}

/** Who else can help, below the message: a line to call, and the register of exclusions. */
function HelpList({ help, hasAdvice }: HelpListProps) {
  const t = useWording();
  const { locale } = useEnvironment();
  return (
    <ul className={helpList()}>
      {hasAdvice && (
        <li>
          <Link href={localePath("/support/responsible-gaming", locale)} opensNewTab>
            {t("footer.responsible-gaming")}
          </Link>
        </li>
      )}
      {help.map(({ kind, name, href, telephone }) => (
        <li key={href}>
          <span>{t(`restrictions.help.${kind}`)}</span>{" "}
          <Link href={href} opensNewTab>
            {name}
          </Link>
          {telephone && (
            <>
              <span>, </span>
              <Link href={`tel:${telephone.replace(/\s/g, "")}`}>{telephone}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The end with its time zone, because a restriction ends at an instant and not on a day. */
function useEnd(until: number | null | undefined): string {
  const { locale, timeZone } = useEnvironment();
  const { zoneName } = useFormat();
  const t = useWording();
  if (typeof until !== "number") return t("cool_off.popup.unknown-date");
  const at = new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone,
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(until);
  return `${at} (${zoneName})`;
}
