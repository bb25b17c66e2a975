import { expect, it } from "vitest";
import { listenToWording } from "./wording-listener.ts";

it("notes what is announced, but for what a wait says, which a slow machine decides", async () => {
  const { i18n, announce, announced, shownIn } = await listenToWording("fr");
  const container = document.createElement("div");
  for (const key of ["common.loading", "common.loaded", "common.password.hide"] as const) {
    announce(i18n.t(key));
  }
  expect(announced).toEqual([i18n.t("common.password.hide")]);
  expect([...shownIn(container).keys()]).toEqual(["common.password.hide"]);
});
