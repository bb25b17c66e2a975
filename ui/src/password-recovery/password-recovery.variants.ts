import { cva } from "class-variance-authority";

export const recoveryPage = cva(
  "mx-auto grid w-full max-w-md grid-cols-1 gap-5 wrap-anywhere px-3 pt-4 pb-10 tablet:px-0 tablet:pt-8",
);

export const recoveryForm = cva("grid grid-cols-1 gap-4");
