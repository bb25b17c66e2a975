import { cva } from "class-variance-authority";

export const captchaFrame = cva("focus-ring h-19 w-full rounded-sm border border-line bg-surface");
