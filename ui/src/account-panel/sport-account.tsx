import { Copy } from "lucide";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";

export interface SportAccountProps {
  /** The account's name on the sport side (A3). */
  readonly name: string;
  /** Copies it; the caller says what became of it. */
  readonly onCopy: () => void;
}

/** The name by which the sport side knows the person, with the way to copy it (A8). */
export function SportAccount({ name, onCopy }: SportAccountProps) {
  const t = useWording();
  return (
    <div className="gs:flex gs:items-center gs:gap-2">
      <p className="gs:min-w-0 gs:flex-1">
        <span className="gs:type-small gs:block gs:text-ink-muted">{t("account.sport-name")}</span>
        <span className="gs:type-label gs:wrap-anywhere">{name}</span>
      </p>
      <IconButton icon={Copy} label={t("account.sport-name.copy.button")} onPress={onCopy} />
    </div>
  );
}
