import { describe, expect, it, vi } from "vitest";
import { createFakeTime } from "../../testing/fake-time.ts";
import { createMessengerLoader } from "./messenger.ts";

/** A page that is only as much of one as loading a script needs; a test answers for the scripts. */
function openPage() {
  const scripts: { isThere: boolean; answer: (type: "load" | "error") => void }[] = [];
  const page: { zE?: unknown } = {};
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", {
    createElement() {
      const listeners = new Map<string, () => void>();
      const script = {
        isThere: false,
        addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
        remove: () => {
          script.isThere = false;
        },
        answer: (type: string) => listeners.get(type)?.(),
      };
      return script;
    },
    head: {
      append(script: (typeof scripts)[number]) {
        script.isThere = true;
        scripts.push(script);
      },
    },
  });
  const time = createFakeTime();
  const load = createMessengerLoader("https://chat.example/snippet.js", time.setTimer);
  const states = () => scripts.map(({ isThere }) => isThere);
  return { page, scripts, states, time, load };
}

describe("the chat's script", () => {
  it("[CHAT-STORE-1] is loaded once", async () => {
    const { page, scripts, load, time } = openPage();
    const loading = load();
    void load();
    page.zE = () => undefined;
    scripts[0]?.answer("load");
    expect(await loading).toBe(page.zE);
    await time.pass(60_000);
    expect(await load()).toBe(page.zE);
    expect(scripts).toHaveLength(1);
  });

  it("[CHAT-STORE-9] that never answers can't be had, and is fetched again by the next try", async () => {
    const { page, scripts, states, load, time } = openPage();
    const first = load();
    const failed = expect(first).rejects.toThrow("can't be had");
    await time.pass(19_999);
    expect(states()).toEqual([true]);
    await time.pass(1);
    await failed;
    expect(states()).toEqual([false]);
    const second = load();
    expect(states()).toEqual([false, true]);
    page.zE = () => undefined;
    scripts[1]?.answer("load");
    expect(await second).toBe(page.zE);
  });

  it.each(["error", "load"] as const)(
    "[CHAT-STORE-1] that ends in %s without its name is fetched again by the next try",
    async (type) => {
      const { scripts, states, load } = openPage();
      const first = load();
      scripts[0]?.answer(type);
      await expect(first).rejects.toThrow("can't be had");
      void load();
      expect(states()).toEqual([false, true]);
    },
  );
});
