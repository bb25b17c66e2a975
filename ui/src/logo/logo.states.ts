import type { NamedStates } from "../testing/named-states.ts";
import type { LogoProps } from "./logo.tsx";

/** Every face of the logo, by name. */
export const logoStates = {
  full: {},
  responsive: { size: "responsive" },
} satisfies NamedStates<LogoProps>;
