export { betNewsLifecycle } from "./lifecycle.ts";
export { SettledCount } from "./settled-count.tsx";
