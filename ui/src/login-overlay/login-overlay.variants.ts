import { cva } from "class-variance-authority";

export const loginCard = cva("grid gap-5 pt-1 pb-8 tablet:pt-6");

/** At its own address: as wide as over a page. */
export const loginPage = cva("mx-auto grid w-full max-w-md gap-2 px-5 py-6");
