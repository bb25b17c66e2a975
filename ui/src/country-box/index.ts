export type { CountryBoxProps, CountryOption } from "./country-box-props.ts";
