export { Dialog, type DialogClose, type DialogCloseReason, type DialogProps } from "./dialog.tsx";
export { type DialogLayout, dialogLayouts } from "./dialog.variants.ts";
export { DialogHelp, type DialogHelpProps } from "./dialog-help.tsx";
export { consumePassedEscape, passEscapeToDialog } from "./passed-escape.ts";
