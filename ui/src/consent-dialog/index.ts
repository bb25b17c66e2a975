export { ConsentDialog } from "./consent-dialog.tsx";
export type {
  ConsentChangesView,
  ConsentDialogProps,
  ConsentDialogView,
} from "./consent-dialog-props.ts";
