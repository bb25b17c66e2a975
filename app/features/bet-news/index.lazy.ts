export { createPaid } from "./lifecycle.ts";
export { maySpeak } from "./may-speak.ts";
export { createSaid } from "./said.ts";
export { createBetNews } from "./store.ts";
export { createBetSwitches } from "./switches.ts";
export { useMaySpeak } from "./use-may-speak.ts";
