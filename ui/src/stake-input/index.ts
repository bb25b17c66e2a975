export { StakeInput, type StakeInputProps, type StakeReason } from "./stake-input.tsx";
export { type StakeInputLayout, stakeInputLayouts } from "./stake-input.variants.ts";
