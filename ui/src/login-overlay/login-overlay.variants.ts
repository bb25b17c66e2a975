import { cva } from "class-variance-authority";

export const loginCard = cva("gs:grid gs:gap-5 gs:pt-1 gs:pb-8 gs:tablet:pt-6");

/** At its own address: as wide as over a page. */
export const loginPage = cva("gs:mx-auto gs:grid gs:w-full gs:max-w-md gs:gap-2 gs:px-5 gs:py-6");
