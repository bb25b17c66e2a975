import { CircleAlert } from "lucide-react";
import { useWording } from "../provider/index.ts";

interface FieldErrorProps {
  readonly id: string;
  readonly error: string;
}

/** What is wrong, under the field that it describes: an icon and words, and no colour alone (A5). */
export function FieldError({ id, error }: FieldErrorProps) {
  const t = useWording();
  return (
    <p id={id} className="type-small flex items-start gap-1.5 font-semibold">
      <CircleAlert aria-hidden className="mt-px shrink-0" size={16} strokeWidth={2} />
      <span className="min-w-0 wrap-break-word">
        <span className="sr-only">{t("common.error")} </span>
        {error}
      </span>
    </p>
  );
}
