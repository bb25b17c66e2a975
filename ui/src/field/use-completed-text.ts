import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Selects what the caller has added to a text as it was typed: a person who types it as well types it over. Returns
 * the field's ref and the listener for what is typed.
 */
export function useCompletedText(
  value: string,
  onChange: (text: string) => void,
): { readonly ref: RefObject<HTMLInputElement | null>; readonly onChange: (text: string) => void } {
  const ref = useRef<HTMLInputElement>(null);
  const typed = useRef<string | null>(null);
  useLayoutEffect(() => {
    const text = typed.current;
    typed.current = null;
    if (text === null || value === text || !value.startsWith(text)) return;
    ref.current?.setSelectionRange(text.length, value.length);
  }, [value]);
  return {
    ref,
    onChange: (text) => {
      typed.current = text;
      onChange(text);
    },
  };
}
