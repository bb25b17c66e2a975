import { cva } from "class-variance-authority";

export const documentStatus = cva(
  "gs:flex gs:min-h-11 gs:w-full gs:flex-wrap gs:items-center gs:justify-between gs:gap-x-3 gs:gap-y-1 gs:rounded-sm gs:text-start",
  {
    variants: {
      isPressable: {
        true: "gs:cursor-pointer gs:bg-raised gs:px-3 gs:py-2 gs:focus-ring gs:hover:bg-hover",
        false: "",
      },
    },
  },
);
