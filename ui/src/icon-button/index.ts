export { IconButton, type IconButtonProps } from "./icon-button.tsx";
export { type IconButtonLook, iconButtonLooks } from "./icon-button.variants.ts";
