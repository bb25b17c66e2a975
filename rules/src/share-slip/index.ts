export {
  decodeSharedSlip,
  encodeSharedSlip,
  mostSharedSelections,
  type SharedSelection,
} from "./share-slip.ts";
