import { useEffect } from "react";
import { Flag } from "../flag/index.ts";
import { OwnImage } from "../flag/own-image.tsx";
import { isFlag, largeFrom, symbolId } from "../mark/symbol-id.ts";
import { requestSymbol } from "./late-symbol.ts";

export interface MarkImageProps {
  /**
   * Of a mark that the page's `MarkSheet` draws; one that says what it is (`crestCode`) is drawn where no sheet has it.
   * The code of a country is its flag; an empty name a neutral disc.
   */
  readonly name: string;
  /** In px. */
  readonly size: number;
  /** The address of the operator's own image, where there is one; the drawn mark where that image cannot be had. */
  readonly src?: string | undefined;
}

/**
 * A mark of the page's `MarkSheet`, as often as it is shown. What it belongs to is beside it in text, so that it is
 * hidden from screen readers.
 */
export function MarkImage({ name, size, src }: MarkImageProps) {
  useEffect(() => requestSymbol(name, size), [name, size]);
  const drawn = isFlag(name) ? (
    <Flag code={name} size={size} />
  ) : (
    <svg aria-hidden width={size} height={size}>
      <use href={`#${symbolId(name, size >= largeFrom)}`} />
    </svg>
  );
  if (src === undefined) return drawn;
  return <OwnImage key={src} src={src} size={size} fallback={drawn} />;
}
