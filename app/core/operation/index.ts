export {
  createOperation,
  type OperationSite,
  type RunAlone,
  type SetTimer,
} from "./create-operation.ts";
