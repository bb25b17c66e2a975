export { PasswordRecovery } from "./password-recovery.tsx";
export type {
  PasswordRecoveryProps,
  RecoveryDone,
  RecoveryLoading,
  RecoveryNewPassword,
  RecoveryRefused,
  RecoveryRequest,
  RecoverySent,
  RecoveryStatus,
} from "./password-recovery-props.ts";
