import type { Language } from "@grandstand/contract/entities";

/** Where a person reports a barrier, and the body that enforces an answer (Directive (EU) 2019/882). */
export interface AccessibilityContacts {
  readonly email: string;
  /** The enforcement body; its name in each language where the configuration gives none. */
  readonly authority: { readonly name: string | null; readonly url: string };
}

/** The body that supervises e-commerce in Belgium. */
const usualAuthority: Record<Language, string> = {
  fr: "SPF Économie, Inspection économique",
  nl: "FOD Economie, Economische Inspectie",
  en: "FPS Economy, Economic Inspection",
};

export const usualContacts: AccessibilityContacts = {
  email: "accessibility@grandstand.example",
  authority: { name: null, url: "https://economie.fgov.be" },
};

/** Puts the contacts into a page's text. */
export function withContacts(
  content: string,
  { email, authority }: AccessibilityContacts,
  language: Language,
): string {
  const values: Readonly<Record<string, string>> = {
    email,
    authority: authority.name ?? usualAuthority[language],
    authorityUrl: authority.url,
  };
  return content.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escapeHtml(value);
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
