import { LoaderCircle } from "lucide";
import { type Ref, useId } from "react";
import { button } from "../button/button.variants.ts";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { useFieldLabel } from "./field-labels.ts";
import type { SmartRegistrationProps } from "./smart-registration-props.ts";

interface CreateButtonProps extends Pick<SmartRegistrationProps, "status" | "hold"> {
  readonly ref: Ref<HTMLButtonElement>;
}

/** Create, and under it why it can't be pressed yet. A press leaves the focus in the field that has it. */
export function CreateButton({ status, hold, ref }: CreateButtonProps) {
  const t = useWording();
  const id = useId();
  const isBusy = status === "submitting";
  const isHeld = status === "open" && hold !== null;
  return (
    <div className="gs:grid gs:gap-2">
      <button
        ref={ref}
        type="submit"
        aria-disabled={isHeld || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={isHeld ? id : undefined}
        className={button({ variant: "act", size: "large", width: "full", isBusy })}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isBusy && <Icon shape={LoaderCircle} className="gs:animate-turn" size={20} />}
        <span>
          {t(
            status === "unknown"
              ? "smart-registration.again.button"
              : "smart-registration.create.button",
          )}
        </span>
        {isBusy && <span className="gs:sr-only">{t("common.busy")}</span>}
      </button>
      <div id={id} className="gs:type-small gs:grid gs:gap-1 gs:text-ink-muted gs:empty:hidden">
        <Reasons hold={isHeld ? hold : null} />
      </div>
    </div>
  );
}

/** The checks' region is there from the start, or nothing would be announced. */
function Reasons({ hold }: Pick<SmartRegistrationProps, "hold">) {
  const t = useWording();
  const labelOf = useFieldLabel();
  const { incomplete = [], refused = [], pending = [] } = hold ?? {};
  const named = (fields: typeof incomplete) => ({ fields: fields.map(labelOf).join(", ") });
  return (
    <>
      {incomplete.length > 0 && <p>{t("smart-registration.incomplete", named(incomplete))}</p>}
      {refused.length > 0 && <p>{t("registration.wrong", named(refused))}</p>}
      <p role="status" className="gs:empty:hidden">
        {pending.length > 0 && t("registration.pending", named(pending))}
      </p>
    </>
  );
}
