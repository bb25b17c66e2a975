export { SportIcon, type SportIconProps } from "./sport-icon.tsx";
