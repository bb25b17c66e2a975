export { SportSection, type SportSectionProps } from "./sport-section.tsx";
