export { CountryBox } from "./country-box.tsx";
export type { CountryBoxProps, CountryOption, CountryReason } from "./country-box-props.ts";
