import type { NamedStates } from "../testing/named-states.ts";
import type { SessionEndingProps } from "./session-ending.tsx";

const props: SessionEndingProps = {
  status: "open",
  endsAt: Date.UTC(2026, 10, 21, 13, 0, 20),
  onStay: () => undefined,
  onLogout: () => undefined,
  onClose: () => undefined,
};

/** Every face of a session's announced end, by name. */
export const sessionEndingStates = {
  open: props,
  "near the end": { ...props, endsAt: Date.UTC(2026, 10, 21, 13, 0, 8) },
  "one second left": { ...props, endsAt: Date.UTC(2026, 10, 21, 13, 0, 1) },
  staying: { ...props, status: "staying" },
  failed: { ...props, status: "failed", endsAt: Date.UTC(2026, 10, 21, 13, 0, 12) },
  final: { ...props, status: "final" },
} satisfies NamedStates<SessionEndingProps>;
