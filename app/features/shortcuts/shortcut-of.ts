/** What a key or two lead to. */
export type Shortcut = "search" | "home" | "live" | "bets" | "slip" | "price-history" | "list";

/** Milliseconds within which the second key has to follow. */
const patience = 1_500;

const single = new Map<string, Shortcut>([
  ["/", "search"],
  ["b", "slip"],
  ["h", "price-history"],
  ["?", "list"],
]);
const afterG = new Map<string, Shortcut>([
  ["h", "home"],
  ["l", "live"],
  ["b", "bets"],
]);

/** What of a keyboard event a shortcut depends on. */
export type PressedKey = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "altKey" | "metaKey" | "repeat" | "isComposing" | "defaultPrevented"
>;

/**
 * Reads shortcuts from keys as they come; `now` is epoch milliseconds. Null where a key, held with a
 * modifier, typed into something, or on its own, means nothing.
 */
export function createShortcutReader(): (
  pressed: PressedKey,
  isTyping: boolean,
  now: number,
) => Shortcut | null {
  let waitsUntil = 0;
  return (pressed, isTyping, now) => {
    const { key, ctrlKey, altKey, metaKey, repeat, isComposing, defaultPrevented } = pressed;
    const isForOthers = isTyping || ctrlKey || altKey || metaKey || repeat;
    if (isForOthers || isComposing || defaultPrevented) return null;
    const known = now < waitsUntil ? afterG : single;
    waitsUntil = key === "g" ? now + patience : 0;
    return known.get(key) ?? null;
  };
}
