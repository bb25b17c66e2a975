export { NextRaces, type NextRacesProps } from "./next-races.tsx";
