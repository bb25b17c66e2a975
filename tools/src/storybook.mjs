import { launch } from "./ensure-install.mjs";

await launch("storybook.ts");
