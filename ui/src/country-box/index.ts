export { CountryBox } from "./country-box.tsx";
export type { CountryBoxProps, CountryOption } from "./country-box-props.ts";
