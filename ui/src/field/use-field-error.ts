import { useWording } from "../provider/index.ts";
import type { FieldState } from "./field-state.ts";

/** What is under a field: our own rule first, then the server's words. */
export function useFieldError(): (state: FieldState | undefined) => string | undefined {
  const t = useWording();
  return (state) => {
    if (state === undefined) return undefined;
    if (state.failure !== null) return t(`register.validation.${state.failure}`);
    return state.serverMessage ?? undefined;
  };
}
