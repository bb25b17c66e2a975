import { launch } from "./ensure-install.mjs";

await launch("dev.ts");
