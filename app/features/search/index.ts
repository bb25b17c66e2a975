export { searchLifecycle } from "./lifecycle.ts";
