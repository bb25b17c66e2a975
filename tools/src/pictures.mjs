import { launch } from "./ensure-install.mjs";

await launch("pictures.ts");
