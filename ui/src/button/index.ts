export { Button, type ButtonProps } from "./button.tsx";
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonWidth,
  buttonLooks,
  buttonSizes,
  buttonWidths,
} from "./button.variants.ts";
export { ButtonLink, type ButtonLinkProps } from "./button-link.tsx";
