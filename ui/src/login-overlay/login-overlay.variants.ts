import { cva } from "class-variance-authority";

export const loginCard = cva("grid gap-5 pt-1 pb-8 tablet:pt-6");
