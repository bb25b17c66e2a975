import { cva } from "class-variance-authority";

export const documentStatus = cva(
  "flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-sm text-start",
  {
    variants: {
      isPressable: {
        true: "cursor-pointer bg-raised px-3 py-2 focus-ring hover:bg-hover",
        false: "",
      },
    },
  },
);
