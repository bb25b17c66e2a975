import { logForbiddenActionAttempt } from "@grandstand/contract/account";
import { getChatToken } from "@grandstand/contract/chat";
import { describe, expect, it, vi } from "vitest";
import { deferred, refused } from "../../testing/fake-api.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import type { Messenger } from "./messenger.ts";
import { createChat } from "./store.ts";

function openChat(user = person() as ReturnType<typeof person> | null) {
  const { site, server } = openSite([]);
  site.session.setState({ user, status: user ? "authenticated" : "unauthenticated" });
  const commands: string[] = [];
  type Login = (give: (jwt: string) => void) => void;
  let renew = () => {};
  let end = (_error: object | null) => {};
  const messenger = ((scope: string, command: string, given: unknown, onEnd: typeof end) => {
    if (command === "loginUser") {
      renew = () => (given as Login)((jwt) => commands.push(`loginUser ${jwt}`));
      end = onEnd;
      renew();
    } else commands.push(typeof given === "string" ? `${command} ${given}` : command);
    expect(["messenger", "messenger:set"]).toContain(scope);
  }) as Messenger;
  /** As the chat's script does once a token has expired. */
  const expire = () => renew();
  /** As it does once it has tried a token. */
  const endLogin = (error: object | null) => end(error);
  const load = vi.fn(async () => messenger);
  const logOut = () => site.session.setState({ user: null, status: "unauthenticated" });
  return { site, server, commands, load, logOut, expire, endLogin, chat: createChat(site, load) };
}

/** What the chat was given to log a person in. */
function loginsIn(commands: readonly string[]): readonly string[] {
  return commands.filter((command) => command.startsWith("loginUser"));
}

describe("the chat", () => {
  it("[CHAT-STORE-1] [CHAT-STORE-2] logs the person in with their token, in their language", async () => {
    const { chat, server, commands, load } = openChat();
    server.on(getChatToken, () => ({ jwt: "j" }));
    expect(load).not.toHaveBeenCalled();
    chat.open();
    expect(chat.getState()).toEqual({ isOpen: true, status: "loading" });
    await expect.poll(() => chat.getState().status).toBe("ready");
    chat.draw();
    expect(commands).toEqual(["locale fr", "loginUser j", "render"]);
    expect(load).toHaveBeenCalledOnce();
  });

  it("[CHAT-STORE-2] fetches no token for a visitor", async () => {
    const { chat, server, commands } = openChat(null);
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    expect(server.sent(getChatToken)).toEqual([]);
    expect(commands).toEqual(["locale fr"]);
  });

  it("[CHAT-STORE-3] says that the token can't be had, and tries again", async () => {
    const { chat, server } = openChat();
    server.on(
      getChatToken,
      () => refused(500),
      () => ({ jwt: "j" }),
    );
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("failed");
    chat.retry();
    await expect.poll(() => chat.getState().status).toBe("ready");
  });

  it("[CHAT-STORE-3] says that the script can't be had", async () => {
    const { chat, load } = openChat(null);
    load.mockRejectedValueOnce(new Error("gone"));
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("failed");
  });

  it("[CHAT-STORE-4] is ended by a logout", async () => {
    const { chat, server, commands, logOut } = openChat();
    server.on(getChatToken, () => ({ jwt: "j" }));
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    logOut();
    expect(commands.at(-1)).toBe("logoutUser");
    expect(chat.getState().isOpen).toBe(false);
  });

  it("[CHAT-STORE-4] drops a token that comes after the logout", async () => {
    const { site, chat, server, commands, logOut } = openChat();
    const late = deferred<{ jwt: string }>();
    server.on(
      getChatToken,
      () => late.reply,
      () => ({ jwt: "of the next login" }),
    );
    chat.open();
    logOut();
    expect(chat.getState()).toEqual({ isOpen: false, status: "loading" });
    late.give({ jwt: "late" });
    await late.reply;
    site.session.setState({ user: person(), status: "authenticated" });
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    expect(commands).toEqual(["locale fr", "loginUser of the next login"]);
  });

  it("[CHAT-STORE-5] explains a refusal, and logs it once a press", () => {
    const permissions = { ...person().permissions, contact_support_allowed: false };
    const { site, chat, server, load } = openChat(person({ permissions }));
    server.on(logForbiddenActionAttempt, () => ({ status: true }));
    chat.open();
    expect(chat.getState().isOpen).toBe(false);
    expect(load).not.toHaveBeenCalled();
    expect(site.messages.getState().overlay).toEqual({
      kind: "identity-documents",
      action: "contact",
    });
    expect(server.sent(logForbiddenActionAttempt)).toEqual([
      { body: { document_status: "validated", action: "contact_support" } },
    ]);
  });

  it("[CHAT-STORE-7] fetches a new token whenever the chat wants one", async () => {
    const { chat, server, commands, expire } = openChat();
    let tokens = 0;
    server.on(getChatToken, () => {
      tokens += 1;
      return { jwt: `j${tokens}` };
    });
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    expire();
    await expect.poll(() => commands.at(-1)).toBe("loginUser j2");
    chat.close();
    expire();
    await expect.poll(() => commands.at(-1)).toBe("loginUser j3");
    expect(chat.getState().isOpen).toBe(false);
  });

  it("[CHAT-STORE-7] says that the next token can't be had, and tries again", async () => {
    const { chat, server, expire } = openChat();
    server.on(
      getChatToken,
      () => ({ jwt: "j" }),
      () => refused(500),
      () => ({ jwt: "j" }),
    );
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    expire();
    await expect.poll(() => chat.getState().status).toBe("failed");
    chat.retry();
    await expect.poll(() => chat.getState().status).toBe("ready");
  });

  it("[CHAT-STORE-7] fetches no token while somebody else is known", async () => {
    const { site, chat, server, commands, expire } = openChat();
    server.on(getChatToken, () => ({ jwt: "j" }));
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    site.session.setState({ user: person({ id: "another" }) });
    expire();
    expect(server.sent(getChatToken)).toHaveLength(1);
    site.session.setState({ user: person() });
    expire();
    await expect.poll(() => loginsIn(commands)).toEqual(["loginUser j", "loginUser j"]);
    expect(server.sent(getChatToken)).toHaveLength(2);
  });

  it("[CHAT-STORE-7] gives no one the token of somebody else", async () => {
    const { site, chat, server, commands, expire } = openChat();
    const late = deferred<{ jwt: string }>();
    server.on(
      getChatToken,
      () => ({ jwt: "j" }),
      () => late.reply,
      () => ({ jwt: "of another" }),
    );
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    expire();
    site.session.setState({ user: person({ id: "another" }) });
    late.give({ jwt: "late" });
    await late.reply;
    chat.open();
    await expect.poll(() => loginsIn(commands).at(-1)).toBe("loginUser of another");
    expect(loginsIn(commands)).toEqual(["loginUser j", "loginUser of another"]);
  });

  it("[CHAT-STORE-8] says that the chat refuses the person, and begins again", async () => {
    const { chat, server, commands, endLogin } = openChat();
    server.on(getChatToken, () => ({ jwt: "j" }));
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    endLogin(null);
    expect(chat.getState().status).toBe("ready");
    endLogin({ type: "LoginFailedError" });
    expect(chat.getState().status).toBe("refused");
    chat.retry();
    await expect.poll(() => chat.getState().status).toBe("ready");
    expect(loginsIn(commands)).toHaveLength(2);
  });

  it("[CHAT-STORE-8] says nothing of a refusal once it is closed", async () => {
    const { chat, server, endLogin } = openChat();
    server.on(getChatToken, () => ({ jwt: "j" }));
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    chat.close();
    endLogin({ type: "LoginFailedError" });
    expect(chat.getState()).toEqual({ isOpen: false, status: "ready" });
  });

  it("[CHAT-STORE-6] knows the person of the moment at which it is opened", async () => {
    const { site, chat, server, commands } = openChat(null);
    server.on(getChatToken, () => ({ jwt: "j" }));
    chat.open();
    await expect.poll(() => chat.getState().status).toBe("ready");
    chat.close();
    site.session.setState({ user: person(), status: "authenticated" });
    chat.open();
    await expect.poll(() => commands.includes("loginUser j")).toBe(true);
  });
});
