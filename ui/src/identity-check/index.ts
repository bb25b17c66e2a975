export {
  IdentityCheck,
  type IdentityCheckProps,
  type IdentityCheckStatus,
} from "./identity-check.tsx";
export { IdentityResult, type IdentityResultProps } from "./identity-result.tsx";
