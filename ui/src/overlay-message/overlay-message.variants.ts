import { cva } from "class-variance-authority";

/** Lines break where the text says so; long words break where they must. */
export const overlayMessageText = cva("gs:type-body gs:whitespace-pre-line gs:wrap-break-word");
