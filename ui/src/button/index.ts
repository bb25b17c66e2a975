export { Button, type ButtonProps } from "./button.tsx";
export {
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
  buttonSizes,
  buttonVariants,
  buttonWidths,
} from "./button.variants.ts";
export { ButtonLink, type ButtonLinkProps } from "./button-link.tsx";
