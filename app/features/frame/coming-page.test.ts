import { createMemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { deferred } from "../../testing/fake-api.ts";
import { comingPage } from "./coming-page.ts";

describe("the page that comes", () => {
  it("[CLOSED-BY-PAGE-1] is the one that was chosen, on its way and once the router has it", async () => {
    const { reply, give } = deferred<null>();
    const router = createMemoryRouter([{ path: "/" }, { path: "/live/", loader: () => reply }]);
    const home = comingPage(router.state);
    expect(home).toBe(router.state.location.key);
    const going = router.navigate("/live/");
    const chosen = comingPage(router.state);
    expect(chosen).not.toBe(home);
    give(null);
    await going;
    expect([router.state.navigation.state, comingPage(router.state)]).toEqual(["idle", chosen]);
  });
});
