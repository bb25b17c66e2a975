export {
  createOperation,
  type OperationRunner,
  type OperationSite,
  type RunAlone,
  type SetTimer,
} from "./create-operation.ts";
