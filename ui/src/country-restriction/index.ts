export {
  CountryRestriction,
  type CountryRestrictionProps,
} from "./country-restriction.tsx";
