import type { Language, Sport } from "@grandstand/contract/entities";

/** The sports of each language, as they were had last: they hardly change, and addresses are made of them. */
export type KnownSports = Map<Language, readonly Sport[]>;
