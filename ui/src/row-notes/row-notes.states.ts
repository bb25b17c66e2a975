import type { NamedStates } from "../testing/named-states.ts";
import type { RowNotesProps } from "./row-notes.tsx";

/** Every face of what is beside a name, by name. */
export const rowNotesStates = {
  corners: { side: { cards: 0, corners: 8 } },
  "no corner yet": { side: { cards: 0, corners: 0 } },
  "sent off": { side: { cards: 1, corners: 3 } },
  "two sent off": { side: { cards: 2, corners: 14 } },
  goal: { side: { cards: 0, corners: 5, news: "goal" } },
  "goal and sent off": { side: { cards: 1, corners: 5, news: "goal" } },
  "goal taken back": { side: { cards: 0, corners: 5, news: "annulled" } },
  "nothing known": { side: {} },
} satisfies NamedStates<RowNotesProps>;
