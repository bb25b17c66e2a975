import type { Ref } from "react";
import type { ChangeDetails, PressReason } from "../provider/index.ts";

export interface CountryOption {
  readonly code: string;
  /** In the person's language. */
  readonly name: string;
  /** With its plus: "+32". */
  readonly dialCode: string;
}

/** In which way a country was chosen: a press, a key, or what was typed or filled in. */
export type CountryReason = PressReason | "typing";

export interface CountryBoxProps {
  readonly label: string;
  readonly hint?: string;
  /** In the order in which they are shown; null while they load. */
  readonly options: readonly CountryOption[] | null;
  /** The code of the chosen one; empty while none is chosen. */
  readonly value: string;
  /** What the closed box shows: the country's name, or its dial code before the name. */
  readonly shows?: "name" | "dial-code";
  readonly name?: string;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** What is wrong and how to mend it; null when all is well (A5). */
  readonly error: string | null;
  readonly ref?: Ref<HTMLInputElement>;
  /** An empty code where the person empties the box. */
  readonly onChange: (code: string, details: ChangeDetails<CountryReason>) => void;
  /** The person leaves the field and its list. */
  readonly onLeave?: () => void;
}
