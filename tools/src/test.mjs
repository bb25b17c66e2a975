import { launch } from "./ensure-install.mjs";

await launch("test.ts", () => process.stdout.write("0 passed, 1 failed\n"));
