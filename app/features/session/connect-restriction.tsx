import { type Restriction, restrictionOverlay } from "@grandstand/rules/eligibility";
import { localePath } from "@grandstand/rules/locale";
import { RestrictionMessage } from "@grandstand/ui/restriction-message";
import { useSite } from "../../core/site/site-context.ts";

interface ConnectRestrictionProps {
  readonly restriction: Restriction;
  /** Epoch milliseconds; null where the end is not known. */
  readonly until: number | null;
}

/** Why the person may not bet or deposit: under age, in cool-off or self-excluded (B5, B6). */
export function ConnectRestriction({ restriction, until }: ConnectRestrictionProps) {
  const { messages, language, configuration } = useSite();
  const seconds = until === null ? null : until / 1_000;
  const overlay = restrictionOverlay(restriction, {
    isCoolOffUntil: seconds,
    isSelfExcludedUntil: seconds,
  });
  const { target } = overlay;
  const href =
    target.kind === "contact-us"
      ? localePath(target.path, language)
      : configuration.responsiblePlayUrl;
  return (
    <RestrictionMessage
      overlay={overlay}
      href={href}
      help={configuration.help.filter(({ locale }) => locale === language)}
      onClose={messages.close}
    />
  );
}
