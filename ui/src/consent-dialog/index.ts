export { ConsentDialog } from "./consent-dialog.tsx";
export type { ConsentKind } from "./consent-dialog.variants.ts";
export type {
  ConsentChangesView,
  ConsentDialogProps,
  ConsentDialogView,
} from "./consent-dialog-props.ts";
