import { describeAccessible } from "../support/accessible.ts";

describeAccessible("dark", [
  "/tennis/",
  "/nowhere/at-all/here/",
  // Pages that ACCESSIBILITY-18 holds before axe in the light.
  "/",
  "/live/",
  "/courses-hippiques/",
  "/sports/",
]);
