export { StakeInput, type StakeInputProps } from "./stake-input.tsx";
export { type StakeInputLayout, stakeInputLayouts } from "./stake-input.variants.ts";
