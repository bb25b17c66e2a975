export {
  type ForbiddenAttempt,
  isPermitted,
  type Permissions,
  type PermittedAction,
  permittedActions,
  refusedAttempt,
} from "./permissions.ts";
