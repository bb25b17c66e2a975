import type { NamedStates } from "../testing/named-states.ts";
import type { FlagProps } from "./flag.tsx";

/** Every face of a flag, by name. */
export const flagStates = {
  "in a heading": { code: "BE", size: 16 },
  "in a list": { code: "nl", size: 20 },
  "a part of a country": { code: "gb-sct", size: 24 },
  europe: { code: "EU", size: 24 },
  "no country": { code: "", size: 24 },
} satisfies NamedStates<FlagProps>;
