import { launch } from "./ensure-install.mjs";

await launch("start.ts");
