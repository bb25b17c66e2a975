import type { NamedStates } from "../testing/named-states.ts";
import type { ScrollTopProps } from "./scroll-top.tsx";

const onPress = () => undefined;

/** Every face of the way back to the top, by name. */
export const scrollTopStates = {
  "scrolled far": { scrolled: 900, onPress },
  "near the top": { scrolled: 300, onPress },
} satisfies NamedStates<ScrollTopProps>;
