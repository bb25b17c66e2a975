import { cva } from "class-variance-authority";

export const smartCard = cva("grid grid-cols-1 gap-5 pt-5 pb-8 wrap-anywhere tablet:pt-6");

export const smartForm = cva("grid grid-cols-1 gap-4");
