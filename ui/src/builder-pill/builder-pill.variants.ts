import { cva } from "class-variance-authority";

export const builderPill = cva(
  "gs:focus-ring gs:mx-auto gs:mb-2 gs:flex gs:h-12 gs:w-fit gs:max-w-[calc(100%-2rem)] gs:cursor-pointer gs:items-center gs:gap-3 gs:rounded-full gs:bg-act gs:px-5 gs:text-on-act gs:shadow-card gs:[--gs-color-focus:currentcolor] gs:forced-colors:border",
);
