import type { NamedStates } from "../testing/named-states.ts";
import type { SessionClockProps } from "./session-clock.tsx";

const now = Date.UTC(2026, 10, 21, 13);
const minute = 60_000;
const props: SessionClockProps = {
  startedAt: now - 42 * minute,
  isShown: true,
  onToggle: () => undefined,
};

/** Every face of the session's clock, by name. */
export const sessionClockStates = {
  shown: props,
  "just begun": { ...props, startedAt: now },
  hours: { ...props, startedAt: now - 125 * minute },
  "long text": { ...props, startedAt: now - (23 * 60 + 59) * minute },
  hidden: { ...props, isShown: false },
} satisfies NamedStates<SessionClockProps>;
