import type { NamedStates } from "../testing/named-states.ts";
import type { SessionListProps, SessionView } from "./session-list.tsx";

const current: SessionView = {
  id: "session-1",
  isCurrent: true,
  device: "mobile",
  browser: "Chrome",
  system: "Android",
  loggedInAt: Date.UTC(2026, 10, 21, 12, 48),
  lastActiveAt: Date.UTC(2026, 10, 21, 12, 59),
};
const other: SessionView = {
  id: "session-2",
  isCurrent: false,
  device: "desktop",
  browser: "Firefox",
  system: "Windows",
  loggedInAt: Date.UTC(2026, 10, 21, 10, 5),
  lastActiveAt: Date.UTC(2026, 10, 21, 10, 32),
};
const unknown: SessionView = {
  ...other,
  id: "session-3",
  browser: null,
  system: null,
  loggedInAt: Date.UTC(2026, 10, 20, 21, 15),
  lastActiveAt: Date.UTC(2026, 10, 20, 22, 40),
};
const loaded = {
  status: "loaded",
  sessions: [current, other, unknown],
  ending: [],
  hasFailed: false,
} as const;
const props: SessionListProps = {
  list: loaded,
  onEnd: () => undefined,
  onRetry: () => undefined,
  onClose: () => undefined,
};

/** Every face of the list of sessions, by name. */
export const sessionListStates = {
  loading: { ...props, list: { status: "loading" } },
  failed: { ...props, list: { status: "failed" } },
  "this device only": { ...props, list: { ...loaded, sessions: [current] } },
  "another device": { ...props, list: { ...loaded, sessions: [other, current] } },
  several: props,
  "one ending": { ...props, list: { ...loaded, ending: [other.id] } },
  "all others ending": { ...props, list: { ...loaded, ending: [other.id, unknown.id] } },
  "not ended": { ...props, list: { ...loaded, hasFailed: true } },
  "long text": {
    ...props,
    list: {
      ...loaded,
      sessions: [
        {
          ...other,
          browser: "Samsung Internet",
          system: "Android 16 auf einem sehr langen Gerätenamen",
        },
        current,
      ],
    },
  },
} satisfies NamedStates<SessionListProps>;
