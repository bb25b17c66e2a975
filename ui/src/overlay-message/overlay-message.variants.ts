import { cva } from "class-variance-authority";

/** Lines break where the text says so; long words break where they must. */
export const overlayMessageText = cva("type-body whitespace-pre-line wrap-break-word");
