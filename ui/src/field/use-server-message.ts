import { useEffect, useEffectEvent, useRef } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";
import type { FieldState } from "./field-state.ts";

/** Announces what the server says as it comes: the person is at another field by then. */
export function useServerMessage(label: string, state: FieldState | undefined): void {
  const t = useWording();
  const announce = useAnnounce();
  const message = state?.failure === null ? state.serverMessage : null;
  const say = useEffectEvent((said: string) =>
    announce(t("common.field-error", { field: label, error: said }), "polite"),
  );
  const known = useRef(message);
  useEffect(() => {
    if (message !== null && message !== known.current) say(message);
    known.current = message;
  }, [message]);
}
