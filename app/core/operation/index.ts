export {
  createOperation,
  type OperationSite,
} from "./create-operation.ts";
