export {
  type ForbiddenAttempt,
  type Permissions,
  type PermittedAction,
  refusedAttempt,
} from "./permissions.ts";
