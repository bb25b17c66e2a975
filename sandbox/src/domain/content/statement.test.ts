import { languageSchema } from "@grandstand/contract/entities";
import { describe, expect, it } from "vitest";
import { ConfigurationMistake, readConfiguration } from "../../edge/start/configuration.ts";
import { findPage } from "./content.ts";

const languages = languageSchema.options;
const origin = "http://localhost:4000";
const pageIn = (language: (typeof languages)[number], environment: NodeJS.ProcessEnv = {}) =>
  findPage(
    "support/accessibility",
    language,
    origin,
    readConfiguration([], environment).accessibility,
  );

/** What the frames of others hold, by its names: a person who uses them has to know beforehand. */
const framesOf = {
  fr: /caisse.*identité.*conversation.*statistiques.*anti-robots/,
  nl: /kassa.*identiteit.*gesprek.*statistieken.*robotcontrole/,
  en: /cashier.*identity.*chat.*statistics.*robot/,
} as const;

describe("the accessibility statement", () => {
  it.each(languages)("[STATEMENT-1] says all that it has to in %s", (language) => {
    const content = pageIn(language)?.content ?? "";
    expect(content).toContain("2019/882");
    expect(content).toContain("EN 301 549");
    expect(content).toContain("WCAG 2.2");
    expect(content.match(/<h2>/g)).toHaveLength(6);
    expect(content).toMatch(/href="mailto:[^"{]+@[^"{]+"/);
    expect(content).toContain("/support/contact-us/");
    expect(content).toContain("https://economie.fgov.be");
    expect(content).toMatch(framesOf[language]);
    expect(content).not.toMatch(/[{}]/);
  });

  it.each(languages)("[STATEMENT-2] names whom the configuration names in %s", (language) => {
    const content = pageIn(language, {
      ACCESSIBILITY_EMAIL: "help@bets.example",
      ACCESSIBILITY_AUTHORITY: "Autorité <A> & B=https://authority.example/a",
    })?.content;
    expect(content).toContain('href="mailto:help@bets.example">help@bets.example<');
    expect(content).toContain('href="https://authority.example/a">Autorité &#60;A&#62; &#38; B<');
  });

  it("[STATEMENT-3] has no authority without an address", () => {
    const read = () => readConfiguration([], { ACCESSIBILITY_AUTHORITY: "The ministry" });
    expect(read).toThrow(ConfigurationMistake);
    expect(read).toThrow(/Name=https/);
  });
});
