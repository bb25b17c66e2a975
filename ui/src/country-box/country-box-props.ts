import type { Ref } from "react";

export interface CountryOption {
  readonly code: string;
  /** In the person's language. */
  readonly name: string;
  /** With its plus: "+32". */
  readonly dialCode: string;
}

export interface CountryBoxProps {
  readonly label: string;
  readonly hint?: string;
  /** In the order in which they are shown; null while they load. */
  readonly options: readonly CountryOption[] | null;
  /** The code of the chosen one; empty while none is chosen. */
  readonly value: string;
  /** What stands in the closed box: the country's name, or its dial code before the name. */
  readonly shows?: "name" | "dial-code";
  readonly name?: string;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** What is wrong and how to mend it; null when all is well (A5). */
  readonly error: string | null;
  readonly ref?: Ref<HTMLInputElement>;
  /** An empty code where the person empties the box. */
  readonly onChange: (code: string) => void;
  /** The person leaves the field and its list. */
  readonly onLeave?: () => void;
}
