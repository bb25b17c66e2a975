export { lazyPart } from "./lazy-part.ts";
export { isCodeMissing, loadCode, loadCodeNow, onCodeMissing } from "./load-code.ts";
