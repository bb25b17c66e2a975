import { afterEach, describe, expect, it, vi } from "vitest";
import { createFakeNativeApp } from "../../testing/native-app.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { openBridge } from "./bridge.ts";

function open(user = null as ReturnType<typeof person> | null) {
  const { site } = openSite([]);
  site.session.setState({ user });
  const native = createFakeNativeApp();
  const goTo = vi.fn();
  const session = {
    ...site.session,
    loginWithToken: vi.fn(async () => true),
    logout: vi.fn(async () => undefined),
    refreshBalance: vi.fn(async () => ({ kind: "done" }) as const),
  };
  const close = openBridge(native.app, { session, messages: site.messages }, { goTo }, native.page);
  return { ...native, site, session, goTo, close };
}

afterEach(() => vi.restoreAllMocks());

describe("the bridge", () => {
  it("[BRIDGE-1] notifies the wrapper who is logged in, without a token", () => {
    const { received, site } = open();
    site.session.setState({ user: person(), tokens: { token: "secret", jwt: "secret" } });
    site.session.setState({ user: person({ balance: 1 }) });
    site.session.setState({ user: null, tokens: null });
    expect(received).toEqual([
      { type: "ready" },
      { type: "logged-in", userId: "person-1" },
      { type: "logged-out" },
    ]);
    expect(JSON.stringify(received)).not.toContain("secret");
  });

  it("[BRIDGE-1] says at once who is logged in already", () => {
    expect(open(person()).received).toEqual([
      { type: "ready" },
      { type: "logged-in", userId: "person-1" },
    ]);
  });

  it("[BRIDGE-2] logs in by a token, and out", async () => {
    const { send, session, site } = open();
    site.messages.open({ kind: "login", reason: "asked" });
    send({ type: "log-in", token: "t" });
    expect(session.loginWithToken).toHaveBeenCalledWith("t");
    await expect.poll(() => site.messages.getState().overlay).toBeNull();
    send({ type: "log-out" });
    expect(session.logout).toHaveBeenCalledWith("asked");
  });

  it("[BRIDGE-3] [BRIDGE-5] opens pages of the site alone", () => {
    const noted = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { send, sendText, goTo } = open();
    send({ type: "open-page", path: "/nl/live/" });
    expect(goTo).toHaveBeenCalledExactlyOnceWith("/nl/live/");
    const foreign = ["//evil.example/", "/\\evil.example", "https://evil.example/", "live/"];
    for (const path of foreign) sendText(JSON.stringify({ type: "open-page", path }));
    for (const text of ["", "{", "null", '{"type":"run"}', 7, null]) sendText(text);
    sendText(JSON.stringify({ type: "log-out", more: true }));
    expect(goTo).toHaveBeenCalledOnce();
    expect(noted).toHaveBeenCalledTimes(foreign.length + 7);
  });

  it("[BRIDGE-4] has the balance read again", () => {
    const { send, session } = open(person());
    send({ type: "balance-changed" });
    expect(session.refreshBalance).toHaveBeenCalledOnce();
  });

  it("[BRIDGE-6] leaves nothing behind", () => {
    const { send, session, site, received, close } = open(person());
    close();
    send({ type: "log-out" });
    site.session.setState({ user: null });
    expect(session.logout).not.toHaveBeenCalled();
    expect(received).toHaveLength(2);
  });
});
