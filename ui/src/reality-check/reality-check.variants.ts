import { cva } from "class-variance-authority";

export const checkFigures = cva(
  "gs:grid gs:grid-cols-[auto_auto] gs:justify-between gs:gap-x-4 gs:gap-y-2 gs:rounded-md gs:bg-well gs:p-4 gs:outline-none",
);
