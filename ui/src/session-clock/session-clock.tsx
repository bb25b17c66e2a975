import { intervals } from "@grandstand/rules/intervals";
import { controlPath } from "@grandstand/rules/limits";
import { Eye, EyeOff, ShieldCheck } from "lucide";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useLink,
  useNow,
  useWording,
} from "../provider/index.ts";
import { clockLink, clockToggle } from "./session-clock.variants.ts";
import { useDuration } from "./use-duration.ts";

export interface SessionClockProps {
  /** Epoch milliseconds of the login. */
  readonly startedAt: number;
  readonly isShown: boolean;
  readonly onToggle: (isShown: boolean, details: ChangeDetails<PressReason>) => void;
}

/**
 * How long this session has lasted, in the header, as the way to *Stay in control*. It can be hidden and continues;
 * a timer that is never announced automatically.
 *
 * Data attributes: `data-shown`.
 */
export function SessionClock({ startedAt, isShown, onToggle }: SessionClockProps) {
  const t = useWording();
  const Link = useLink();
  const { locale } = useFormat();
  const duration = useDuration();
  const time = duration(useNow(intervals.sessionClock) - startedAt);
  return (
    <div data-shown={isShown || undefined} className="gs:flex gs:shrink-0 gs:items-center">
      <Link href={controlPath(locale)} className={clockLink()}>
        <Icon shape={ShieldCheck} size={20} className="gs:shrink-0" />
        <span className="gs:sr-only">
          {`${t(isShown ? "session-clock.label" : "common.stay-in-control")} `}
        </span>
        {isShown && (
          <span
            translate="no"
            role="timer"
            className="gs:type-caption gs:tabular gs:whitespace-nowrap"
          >
            {time}
          </span>
        )}
      </Link>
      <div className={clockToggle()}>
        <IconButton
          icon={isShown ? EyeOff : Eye}
          variant="header"
          label={t(isShown ? "session-clock.hide.label" : "session-clock.show.label")}
          onPressEvent={(event) => onToggle(!isShown, pressDetails(event))}
        />
      </div>
    </div>
  );
}
