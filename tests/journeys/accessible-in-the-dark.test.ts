import { describeAccessible } from "../support/accessible.ts";

describeAccessible("dark", [
  "/tennis/",
  "/nowhere/at-all/here/",
  // ACCESSIBILITY-18 checks these pages with axe in the light scheme.
  "/",
  "/live/",
  "/courses-hippiques/",
  "/sports/",
]);
