import { describe, expect, it } from "vitest";
import { ConfigurationError, readConfiguration } from "./configuration.ts";
import { contextOf } from "./load-context.ts";

describe("the environment", () => {
  it("[SERVER-1] nothing set points at the sandbox on this machine", () => {
    const { port, siteOrigin, frameHosts, site } = readConfiguration({});
    expect({ port, siteOrigin, frameHosts }).toEqual({
      port: 3000,
      siteOrigin: "http://localhost:3000",
      frameHosts: ["http://localhost:4000"],
    });
    expect(site.cashierOrigin).toBe("http://localhost:4001");
    expect(new Set(Object.values(site.hosts))).toEqual(new Set(["http://localhost:4000"]));
    expect(site).toMatchObject({
      realtimeUrl: "ws://localhost:4000/realtime",
      brandName: "Grandstand",
      country: "BE",
      promotions: true,
      readyBuilders: false,
    });
  });

  it("[SERVER-1] moved ports move what follows from them", () => {
    const { siteOrigin, site } = readConfiguration({ SITE_PORT: "3100", SANDBOX_PORT: "4100" });
    expect(siteOrigin).toBe("http://localhost:3100");
    expect(site.hosts.betting).toBe("http://localhost:4100");
    expect(site.cashierOrigin).toBe("http://localhost:4101");
    const alone = readConfiguration({ SANDBOX_PORT: "4100", CASHIER_PORT: "4990" });
    expect(alone.site.cashierOrigin).toBe("http://localhost:4990");
    expect(site.realtimeUrl).toBe("ws://localhost:4100/realtime");
  });

  it("[SERVER-1] an operator's own services are used, and an empty variable counts as none", () => {
    const { site, frameHosts, siteOrigin } = readConfiguration({
      ACCOUNT_URL: "https://account.bets.example/api/",
      BETTING_URL: "",
      REALTIME_URL: "wss://live.bets.example/mqtt",
      SITE_ORIGIN: "https://www.bets.example",
      PROMOTIONS: "off",
      READY_BUILDERS: "on",
      FRAME_HOSTS: "https://statistics.example, https://kyc.example:8443",
      CASHIER_ORIGIN: "https://cashier.example",
    });
    expect(site.cashierOrigin).toBe("https://cashier.example");
    expect(site.hosts.account).toBe("https://account.bets.example/api");
    expect(site.hosts.betting).toBe("http://localhost:4000");
    expect(site.realtimeUrl).toBe("wss://live.bets.example/mqtt");
    expect([site.promotions, site.readyBuilders]).toEqual([false, true]);
    expect(siteOrigin).toBe("https://www.bets.example");
    expect(frameHosts).toEqual(["https://statistics.example", "https://kyc.example:8443"]);
  });

  it.each([
    ["SITE_PORT", "0"],
    ["SITE_PORT", "80a"],
    ["TRUSTED_PROXIES", "-1"],
    ["TRUSTED_PROXIES", "10.0.0.1"],
    ["KEEP_ALIVE", "0"],
    ["KEEP_ALIVE", "1m"],
    ["SANDBOX_PORT", "70000"],
    ["ACCOUNT_URL", "account.example"],
    ["BETTING_URL", "ftp://betting.example"],
    ["REALTIME_URL", "https://live.example"],
    ["SITE_ORIGIN", "https://bets.example/path"],
    ["FRAME_HOSTS", "https://ok.example *"],
    ["CASHIER_ORIGIN", "https://cashier.example/visit"],
    ["BOOKMAKER", "Grand Stand"],
    ["COUNTRY", "Belgium"],
    ["PROMOTIONS", "maybe"],
    ["READY_BUILDERS", "some"],
    ["BARRED_AGE", "17"],
    ["SPANISH_SITE_URL", "javascript:alert(1)"],
    ["RESPONSIBLE_PLAY_URL", "javascript:alert(1)"],
    ["RESPONSIBLE_PLAY_HELP", "0800 00 000"],
    ["RESPONSIBLE_PLAY_HELP", '[{"kind":"help-line","locale":"fr"}]'],
  ])("[SERVER-2] %s=%s stops the start, by name", (variable, value) => {
    const read = () => readConfiguration({ [variable]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(variable);
  });

  it.each([
    "https://a.example/;script-src *",
    "https://a.example/' x",
    "https://user:secret@a.example",
  ])("[SERVER-3] %s is no service's address", (value) => {
    expect(() => readConfiguration({ CONTENT_URL: value })).toThrow("CONTENT_URL");
  });
});

describe("help for players", () => {
  it("[SERVER-5] is shown from its sign-off on", () => {
    const entry = { kind: "help-line", locale: "fr", name: "Aide", href: "https://help.example/" };
    const list = [
      { ...entry, approvedOn: "2026-11-20" },
      { ...entry, locale: "nl" },
    ];
    const { site } = readConfiguration({ RESPONSIBLE_PLAY_HELP: JSON.stringify(list) });
    expect(site.help).toEqual([{ ...entry, approvedOn: "2026-11-20" }]);
    expect(readConfiguration({}).site.help).toEqual([]);
  });
});

describe("a brand", () => {
  it("[SERVER-90] is drawn as its folder says, by its own name unless another is set", () => {
    const { brand, brandName } = readConfiguration({ BRAND: "harbour" }).site;
    expect(brandName).toBe("Harbour");
    expect(brand).toEqual({
      code: "harbour",
      mark: expect.stringMatching(/^M/),
      header: expect.stringMatching(/^#/),
      page: expect.stringMatching(/^#/),
    });
    const named = readConfiguration({ BRAND: "harbour", BRAND_NAME: "Quay" }).site;
    expect(named.brandName).toBe("Quay");
    expect(readConfiguration({ BRAND: "grandstand" }).site.brand).toBeUndefined();
  });

  it.each(["no-such-brand", "../harbour", "constructor"])(
    "[SERVER-90] %s has no folder",
    (BRAND) => {
      expect(() => readConfiguration({ BRAND })).toThrow(/BRAND is .* grandstand, harbour/);
    },
  );
});

describe("a loader's context", () => {
  it("[SERVER-4] is what the web server hands over", () => {
    const { site, siteOrigin } = readConfiguration({});
    const grandstand = { configuration: site, nonce: "abc", siteOrigin };
    expect(contextOf({ grandstand })).toBe(grandstand);
  });

  it("[SERVER-4] comes from the environment where it is not handed over", () => {
    const { configuration, nonce, siteOrigin } = contextOf(undefined);
    expect(configuration.brandName).toBe("Grandstand");
    expect(nonce).toBeUndefined();
    expect(siteOrigin).toMatch(/^http/);
  });
});

describe("the footer's links", () => {
  it("[SERVER-6] have a name, an address, and a logo of this site where one is given", () => {
    const links = "Help for players=https://help.example,/logos/help.svg Other=https://o.example/a";
    const { site } = readConfiguration({ RESPONSIBLE_PLAY_LINKS: links, SOCIAL_LINKS: links });
    const expected = [
      { name: "Help for players", href: "https://help.example", logo: "/logos/help.svg" },
      { name: "Other", href: "https://o.example/a" },
    ];
    expect(site.responsiblePlayLinks).toEqual(expected);
    expect(() =>
      readConfiguration({ RESPONSIBLE_PLAY_LINKS: "A=https://a.example,https://b.example/x.svg" }),
    ).toThrow("RESPONSIBLE_PLAY_LINKS");
  });
});
