import { join } from "node:path";
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";
import { root } from "../run/paths.ts";

const eslint = new ESLint({ cwd: root });

/** The names of the rules that a file with this text breaks. */
async function findIn(text: string, path: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, path) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const restricted = ["no-restricted-syntax"];
const worded = ["i18next/no-literal-string"];

describe("the clock and random values", () => {
  it.each([
    "const a = Date.now();",
    "const clock = { now: Date.now };",
    "const a = new Date();",
    "const a = Date();",
    "const a = Math.random();",
    "const a = globalThis.performance.now();",
    "const a = crypto.randomUUID();",
  ])("fail in rules and in ui: %s", async (text) => {
    expect(await findIn(text, "rules/src/event-time/event-time.ts")).toEqual(restricted);
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual(restricted);
  });

  it.each(["const a = new Date(now);", "const a = clock.now();", "const a = Date.parse(text);"])(
    "may come from elsewhere: %s",
    async (text) => {
      expect(await findIn(text, "rules/src/event-time/event-time.ts")).toEqual([]);
    },
  );

  it("may be read by tests, and by app", async () => {
    expect(await findIn("Date.now();", "rules/src/event-time/event-time.test.ts")).toEqual([]);
    expect(await findIn("Date.now();", "app/core/clock/clock.ts")).toEqual([]);
  });
});

describe("HTML", () => {
  it.each([
    "const a = <b dangerouslySetInnerHTML={{ __html: text }} />;",
    'createElement("b", { dangerouslySetInnerHTML: { __html: text } });',
    "element.innerHTML = text;",
    "element.outerHTML += text;",
    'element.insertAdjacentHTML("beforeend", text);',
    "const a = <iframe srcDoc={text} />;",
    "document.write(text);",
    'new DOMParser().parseFromString(text, "text/html");',
  ])("is set nowhere: %s", async (text) => {
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual(restricted);
    expect(await findIn(text, "app/features/odds/connect-odds-button.tsx")).toEqual(restricted);
  });

  it.each([
    "element.textContent = text;",
    "const size = element.innerHTML.length;",
    "stream.write(text);",
  ])("is not what this sets: %s", async (text) => {
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual([]);
  });
});

describe("words in a component", () => {
  it.each([
    "const a = <b>Place bet</b>;",
    'const a = <b aria-label="Close" />;',
    'const a = <b title={"Close"} />;',
    'const a = <img alt={isOpen ? "Open" : undefined} />;',
    'const a = <b>{"Place bet"}</b>;',
    'const a = <b>{isOpen ? "Open" : ""}</b>;',
    'const a = <b>{isOpen && "Open"}</b>;',
    'const a = <b>{items.map((item) => <i>{item.name ?? "Unknown"}</i>)}</b>;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is a template
    "const a = <b>{`Total ${total}`}</b>;",
    'const a = <input placeholder="10,50" aria-label={"Inzet"} />;',
  ])("fail in ui and in app: %s", async (text) => {
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual(worded);
    expect(await findIn(text, "app/features/odds/connect-odds-button.tsx")).toEqual(worded);
  });

  it.each([
    'const a = <b aria-label={t("close.button")}>{t("close.button")}</b>;',
    'const a = <b className="text-chalk" role="timer" id="stake">·</b>;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is a template
    "const a = <b>{`${count} / ${total}`}</b>;",
    'const a = <b aria-label={isOpen ? t("open") : t("closed")} data-state="open" />;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is a template
    "const a = <b>{`${home} – ${away}`}</b>;",
    'const a = <b>{status === "open" ? mark : null}</b>;',
  ])("are not these: %s", async (text) => {
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual([]);
  });

  it("may be in tests, states and stories", async () => {
    const text = "const a = <b>Place bet</b>;";
    expect(await findIn(text, "ui/src/badge/badge.test.tsx")).toEqual([]);
    expect(await findIn(text, "ui/src/badge/badge.states.tsx")).toEqual([]);
    expect(await findIn(text, "stories/components/badge.stories.tsx")).toEqual([]);
  });
});

describe("a text beside something", () => {
  it.each([
    'const a = <b>{name} {isOpen && <i />}{t("open")}</b>;',
    'const a = <b>{isOpen && t("open")}{name}</b>;',
    'const a = <b><i />{isOpen ? t("open") : null}</b>;',
    "const a = <b><i />{format.money(stake)}</b>;",
    'const a = <b>{t("stake")}{" "}{stake}</b>;',
    "const a = <b>{count} / {total}</b>;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is a template
    "const a = <Notice>{`${said} `}<i /></Notice>;",
    'const a = <>{t("open")}</>;',
    'function Reason() { return t("open"); }',
    "function Reason() { if (isOpen) return format.money(stake); return <b />; }",
  ])("fails in ui and in app: %s", async (text) => {
    expect((await findIn(text, "ui/src/badge/badge.tsx"))[0]).toBe("no-restricted-syntax");
    expect((await findIn(text, "app/features/odds/connect-odds-button.tsx"))[0]).toBe(
      "no-restricted-syntax",
    );
  });

  it.each([
    'const a = <b>{t("open")}</b>;',
    'const a = <b><i />{isOpen && <i>{t("open")}</i>}</b>;',
    'const a = <b><i>{name}</i>{" "}<i>{price}</i></b>;',
    "const a = <b>{children}<i /></b>;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is a template
    "const a = <b>{`${count} / ${total}`}</b>;",
    'const a = <b>{/* why */}{t("open")}</b>;',
    'function reasonOf() { return t("open"); }',
    'function Reason() { const say = () => { return t("open"); }; return <b>{say()}</b>; }',
  ])("is not in %s", async (text) => {
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual([]);
  });
});

describe("styling in app", () => {
  it.each(['const a = <b className="p-4" />;', "const a = <b style={{ margin: 0 }} />;"])(
    "fails in a connector: %s",
    async (text) => {
      expect(await findIn(text, "app/features/odds/connect-odds-button.tsx")).toEqual(restricted);
    },
  );

  it("is left to the components, and to the elements of the page itself", async () => {
    const text = 'const a = <body className="bg-ink" />;';
    expect(await findIn(text, "app/root.tsx")).toEqual([]);
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual([]);
  });
});

describe("a callback of a component that closes or switches", () => {
  const propsWith = (member: string) => `export interface Props { readonly ${member} }`;
  it.each([
    "onClose: () => void;",
    "onClose?: (() => void) | null;",
    "onMenuClose: () => void;",
    "onOpenChange: (isOpen: boolean) => void;",
    "onSwitch: (isOn: boolean) => void;",
  ])("fails without its reason and event: %s", async (member) => {
    expect(await findIn(propsWith(member), "ui/src/badge/badge.tsx")).toEqual(restricted);
  });

  it.each([
    "onClose: DialogClose;",
    "onClose: (id: string, details: Details) => void;",
    "onSwitch: (isOn: boolean, details: Details) => void;",
    "onPress: () => void;",
  ])("passes: %s", async (member) => {
    expect(await findIn(propsWith(member), "ui/src/badge/badge.tsx")).toEqual([]);
  });
});

describe("a raw colour", () => {
  it.each([
    'const a = <b className="text-[#fff]" />;',
    'const a = <b className="bg-[red]" />;',
    'const a = <b className="[color:red]" />;',
    'const a = <path fill="black" />;',
    'const style = { color: "red" };',
    "const style = `color: rgb(0,0,0)`;",
    'context.fillStyle = "white";',
  ])("fails in ui and in the sandbox: %s", async (text) => {
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual(restricted);
    expect(await findIn(text, "sandbox/src/edge/captcha/captcha.tsx")).toEqual(restricted);
  });

  it.each([
    'const a = <path className="text-chalk" fill="currentColor" />;',
    'const link = { href: "#add", team: "red" };',
    'const note = "see issue &#233;"; // #ffffff',
  ])("is not in %s", async (text) => {
    expect(await findIn(text, "ui/src/badge/badge.tsx")).toEqual([]);
  });
});

describe("the length of a day", () => {
  it.each([
    "const day = 86_400_000;",
    "const day = 864e5;",
    "const day = 24 * 60 * 60 * 1000;",
    "const week = 7 * 24 * 60 * 60_000;",
    "const day = 24 * hour;",
    "const day = 1_000 * 60 * 60 * 24;",
    "const until = now / 1_000 + 86_400;",
  ])("fails everywhere, in tests too: %s", async (text) => {
    expect(await findIn(text, "rules/src/event-time/event-time.ts")).toContain(restricted[0]);
    expect(await findIn(text, "sandbox/src/domain/limits/limits.test.ts")).toContain(restricted[0]);
    expect(await findIn(text, "app/core/clock/clock.ts")).toContain(restricted[0]);
    expect(await findIn(text, "tests/gate/pages.test.ts")).toContain(restricted[0]);
    expect(await findIn(text, "tools/src/run/say.ts")).toContain(restricted[0]);
  });

  it.each([
    "const session = 24 * 60;",
    "const hours = 168 * hour;",
    "const size = 24 + 60;",
    'const keep = "public, max-age=86400";',
  ])("is not in %s", async (text) => {
    expect(await findIn(text, "rules/src/event-time/event-time.ts")).toEqual([]);
  });
});

describe("a late answer", () => {
  it.each(["const running = new AbortController();", "const own = fetches;"])(
    "is guarded against in one way, not by %s",
    async (text) => {
      expect(await findIn(text, "app/features/search/store.ts")).toEqual(restricted);
      expect(await findIn(text, "app/core/fetched/latest.ts")).toEqual([]);
    },
  );
});
