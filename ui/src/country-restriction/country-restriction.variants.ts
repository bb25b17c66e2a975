import { cva } from "class-variance-authority";

/** The two messages of the redirect, one under the other. */
export const countryText = cva("gs:grid gs:gap-2");
