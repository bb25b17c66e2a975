import { CircleAlert } from "lucide";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";

interface FieldErrorProps {
  readonly id: string;
  readonly error: string;
}

/** What is wrong, under the field that it describes: an icon and words, and no colour alone (A5). */
export function FieldError({ id, error }: FieldErrorProps) {
  const t = useWording();
  return (
    <p id={id} className="gs:type-small gs:flex gs:items-start gs:gap-1.5 gs:font-semibold">
      <Icon shape={CircleAlert} className="gs:mt-px gs:shrink-0" size={16} strokeWidth={2} />
      <span className="gs:min-w-0 gs:wrap-break-word">
        <span className="gs:sr-only">{`${t("common.error")} `}</span>
        <Sentence>{error}</Sentence>
      </span>
    </p>
  );
}
