import type { NamedStates } from "../testing/named-states.ts";
import type { ShortcutsProps } from "./shortcuts.tsx";

const on: ShortcutsProps = {
  shortcuts: [
    { id: "search", keys: ["/"] },
    { id: "home", keys: ["g", "h"] },
    { id: "live", keys: ["g", "l"] },
    { id: "bets", keys: ["g", "b"] },
    { id: "slip", keys: ["b"] },
    { id: "price-history", keys: ["h"] },
    { id: "list", keys: ["?"] },
    { id: "close", keys: ["Esc"] },
  ],
  isOn: true,
  onSwitch: () => undefined,
  onClose: () => undefined,
};

/** Every face of the list of shortcuts, by name. */
export const shortcutsStates = {
  on,
  off: { ...on, isOn: false },
} satisfies NamedStates<ShortcutsProps>;
