import { cva } from "class-variance-authority";

export const smartCard = cva(
  "gs:grid gs:grid-cols-1 gs:gap-5 gs:pt-5 gs:pb-8 gs:wrap-anywhere gs:tablet:pt-6",
);

export const smartForm = cva("gs:grid gs:grid-cols-1 gs:gap-4");
