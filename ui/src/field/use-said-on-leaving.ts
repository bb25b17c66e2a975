import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";

/**
 * Announces what is wrong with a field as the focus leaves it: the text is tied to the field, and a person
 * who listens to the page is at the next one by then. To be called as the whole field's `onBlur`.
 */
export function useSaidOnLeaving(label: string, error: string | undefined) {
  const t = useWording();
  const announce = useAnnounce();
  const [leaves, setLeaves] = useState(0);
  const say = useEffectEvent(() => {
    if (error) announce(t("common.field-error", { field: label, error }), "polite");
  });
  // An effect: leaving the field is what makes its caller judge it, and the error comes with the same render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a leave
  useEffect(() => say(), [leaves]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeaves((count) => count + 1);
  };
}
