const answered = "input, textarea, select, [contenteditable], [role=textbox]";

/** Whether keys belong to what has the focus: something is typed, chosen or answered there. */
export function isPageInUse(focused: EventTarget | null = document.activeElement): boolean {
  if (focused instanceof Element && focused.closest(answered) !== null) return true;
  return document.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null;
}
