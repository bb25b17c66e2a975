import { countryCode } from "../mark/symbol-id.ts";
import { useEnvironment } from "../provider/index.ts";
import { OwnImage } from "./own-image.tsx";

export interface FlagProps {
  /** ISO 3166 in any case, with England, Scotland and others as `gb-eng`, and `eu`; empty where there is none. */
  readonly code: string;
  /** In px: 16 in headings, 20 in lists. */
  readonly size: number;
}

/**
 * A country's flag as a disc; its name is beside it in text. The files are the host's, which says in the provider
 * where it serves them: only flags that are shown are fetched. A code that is not known has a neutral disc.
 */
export function Flag({ code, size }: FlagProps) {
  const { flags } = useEnvironment();
  const name = code.toLowerCase();
  const disc = <NeutralDisc size={size} />;
  if (flags === undefined || !countryCode.test(name)) return disc;
  const src = `${flags}${name}.svg`;
  return <OwnImage key={src} src={src} size={size} className="gs-flag" fallback={disc} />;
}

function NeutralDisc({ size }: { size: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="23" className="gs-edge gs-no-flag" />
    </svg>
  );
}
