export { registrationLifecycle } from "./lifecycle.ts";
