import { Check, LoaderCircle } from "lucide";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import type { FieldState } from "./field-state.ts";

interface CheckMarkProps {
  readonly state: FieldState | undefined;
}

/** Inside the box: the server is checking the text, or has found it good. */
export function CheckMark({ state }: CheckMarkProps) {
  const t = useWording();
  if (state === undefined || !(state.isPending || state.isAccepted)) return null;
  const shape = state.isPending ? LoaderCircle : Check;
  return (
    <span className="gs:shrink-0">
      <Icon shape={shape} className={state.isPending ? "gs:animate-turn" : undefined} size={20} />
      <span className="gs:sr-only">
        {t(state.isPending ? "registration.checking" : "registration.accepted")}
      </span>
    </span>
  );
}
