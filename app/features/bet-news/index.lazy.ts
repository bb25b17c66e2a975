export { createPaid } from "./lifecycle.ts";
export { maySpeak } from "./may-speak.ts";
export { createBetNews } from "./store.ts";
