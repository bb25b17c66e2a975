export { createWorld } from "./create-world.ts";
export type { World, WorldChange } from "./world.ts";
