export { decodeSharedSlip, encodeSharedSlip, type SharedSelection } from "./share-slip.ts";
