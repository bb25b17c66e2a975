import { cva } from "class-variance-authority";

export const captchaFrame = cva(
  "gs:focus-ring gs:h-19 gs:w-full gs:rounded-sm gs:border gs:border-line gs:bg-surface",
);
