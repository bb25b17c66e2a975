export {
  SelectButton,
  type SelectButtonOption,
  type SelectButtonProps,
  type SelectReason,
} from "./select-button.tsx";
export { type SelectButtonVariant, selectButtonVariants } from "./select-button.variants.ts";
