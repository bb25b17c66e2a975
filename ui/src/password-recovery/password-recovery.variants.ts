import { cva } from "class-variance-authority";

export const recoveryPage = cva(
  "gs:mx-auto gs:grid gs:w-full gs:max-w-md gs:grid-cols-1 gs:gap-5 gs:wrap-anywhere gs:px-3 gs:pt-4 gs:pb-10 gs:tablet:px-0 gs:tablet:pt-8",
);

export const recoveryForm = cva("gs:grid gs:grid-cols-1 gs:gap-4");
