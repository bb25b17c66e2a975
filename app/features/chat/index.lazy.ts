export { createChat } from "./store.ts";
