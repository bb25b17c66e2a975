export { IconButton, type IconButtonProps } from "./icon-button.tsx";
export { type IconButtonVariant, iconButtonVariants } from "./icon-button.variants.ts";
