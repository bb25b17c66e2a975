import { type RefObject, useEffect, useEffectEvent } from "react";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import { type CountryRow, likeliest } from "./country-filter.ts";

/**
 * What an open list does: it moves into sight, puts the arrow keys on what was most likely meant, so
 * that Enter and Tab choose it, and Escape closes it alone, not the dialog around it.
 */
export function useOpenList(
  state: ComboBoxState<CountryRow>,
  rows: readonly CountryRow[],
  box: RefObject<HTMLDivElement | null>,
): void {
  const { isOpen, inputValue } = state;
  const isTyped = inputValue !== (state.selectedItem?.textValue ?? "");

  const point = useEffectEvent(() =>
    state.selectionManager.setFocusedKey(likeliest(rows, inputValue)?.code ?? null),
  );
  useEffect(() => {
    if (isOpen && isTyped && inputValue !== "") point();
  }, [isOpen, isTyped, inputValue]);

  useEffect(() => {
    if (isOpen) moveIntoSight(box.current);
  }, [isOpen, box]);

  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    state.revert();
  });
  useEffect(() => {
    if (!isOpen) return;
    // Dialogs listen on the document as early as they can; a window is earlier.
    window.addEventListener("keydown", closeByEscape, { capture: true });
    return () => window.removeEventListener("keydown", closeByEscape, { capture: true });
  }, [isOpen]);
}

/** Under a finger the field goes to the top: a keyboard may cover the lower half. */
function moveIntoSight(box: HTMLElement | null): void {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  if (isTouched) box?.scrollIntoView({ block: "start" });
  else box?.lastElementChild?.scrollIntoView({ block: "nearest" });
}
