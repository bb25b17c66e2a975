import { describeAccessible } from "../support/accessible.ts";

describeAccessible("light", ["/tennis/", "/nowhere/at-all/here/"]);
