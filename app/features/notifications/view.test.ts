import { plainText } from "@grandstand/ui/rich-text";
import { describe, expect, it } from "vitest";
import { notificationOf } from "../../testing/notification.ts";
import { person } from "../../testing/person.ts";
import { toItemView, toPopupView, wordsOf } from "./view.ts";

const site = {
  language: "en" as const,
  siteOrigin: "https://bets.example",
  configuration: {
    hosts: { account: "https://account.example", content: "https://content.example" },
    responsiblePlayUrl: "https://play.example",
    help: [
      { kind: "help-line", locale: "en", name: "Help", href: "https://help.example" },
      { kind: "help-line", locale: "fr", name: "Aide", href: "https://aide.example" },
    ],
  } as never,
};
const user = person({
  document_status: "pending",
  show_itsme_verification: true,
  isCoolOffUntil: 1_900_000_000,
});
const viewOf = (changes: Parameters<typeof notificationOf>[1], showsChanges = false) =>
  toPopupView(notificationOf("a", changes), { site, user, showsChanges, isServiceActive: true });

describe("a popup", () => {
  it.each([
    ["DocumentExpired", {}, { kind: "document-expired", days: null }],
    [
      "DocumentAboutToExpire",
      { days_number_until_document_expiration: 5 },
      { kind: "document-about-to-expire", days: 5 },
    ],
    ["GracePeriod", { document_grace_period_ends_in_days: "3" }, { kind: "grace-period", days: 3 }],
    [
      "GracePeriod",
      { document_grace_period_ends_in_days: "soon" },
      { kind: "grace-period", days: null },
    ],
    [
      "IdentityNotVerified",
      {},
      {
        kind: "identity-not-verified",
        documentStatus: "pending",
        isServiceActive: true,
        offersIdentityApp: true,
      },
    ],
  ])("[NOTIFICATIONS-STORE-18] of %s has its facts", (component, variables, view) => {
    expect(viewOf({ component, variables: variables as never })).toEqual(view);
  });

  it("[NOTIFICATIONS-STORE-18] has the server's words, or none where ours are used", () => {
    const text = "<p>Limits <b>change</b> in {{days}} days</p><script>alert(1)</script>";
    expect(
      viewOf({ component: "MaatChanges", title: "{{days}}", text, variables: { days: 3 } }),
    ).toEqual({
      kind: "maat-changes",
      title: "3",
      text: [
        {
          kind: "paragraph",
          children: [
            { kind: "text", text: "Limits " },
            { kind: "strong", children: [{ kind: "text", text: "change" }] },
            { kind: "text", text: " in 3 days" },
          ],
        },
      ],
      action: null,
    });
    const empty = viewOf({ component: "AccountUpdate", title: "" });
    expect(empty).toMatchObject({ kind: "account-update", title: null, text: null });
  });

  it("[NOTIFICATIONS-STORE-18] has variables as text, and links by the site's rules", () => {
    const html = '<p>{{name}} <a href="/support/faq">faq</a> <a href="javascript:x">no</a></p>';
    const [words] = wordsOf(html, { name: "<b>Eve</b>" }, "nl");
    expect(words).toMatchObject({
      children: [
        { text: "<b>Eve</b> " },
        { kind: "link", href: "/nl/support/faq/" },
        { text: " " },
        { text: "no" },
      ],
    });
    const list = wordsOf("<p>One<br>two</p><ul><li>three <em>four</em></li></ul>", {}, "nl");
    expect(plainText(list)).toBe("One two three four");
  });

  it.each([
    ["Gdpr", "gdpr", "/en/support/privacy-policy/"],
    ["TermsConditions", "terms-conditions", "/en/support/terms-conditions/"],
  ])(
    "[NOTIFICATIONS-STORE-18] of %s shows what has changed where it is wanted",
    (component, kind, documentHref) => {
      const variables = { version: 2, valid_from: 1_700_000_000, changes: "<p>This.</p>" };
      expect(viewOf({ component, variables })).toEqual({
        kind,
        text: null,
        documentHref,
        validFrom: 1_700_000_000_000,
        changes: { status: "closed" },
      });
      expect(viewOf({ component, variables }, true)).toMatchObject({
        changes: { status: "loaded", text: [{ kind: "paragraph" }] },
      });
      expect(viewOf({ component }, true)).toMatchObject({
        validFrom: null,
        changes: { status: "failed" },
      });
    },
  );

  it.each([
    ["Under21YearsOld", "under-21", "https://play.example", undefined],
    ["SelfExclusion", "self-exclusion", "/en/support/contact-us/", null],
    ["CoolOff", "cool-off", "/en/support/contact-us/", 1_900_000_000_000],
  ])(
    "[NOTIFICATIONS-STORE-18] of %s has its end and where help is",
    (component, kind, href, until) => {
      const view = viewOf({ component });
      expect(view).toMatchObject({ kind, href, help: [{ name: "Help" }] });
      expect("overlay" in view && view.overlay.until).toBe(until);
    },
  );

  it("[NOTIFICATIONS-STORE-18] that is generic has what it wants", () => {
    const view = viewOf({
      component: "Unheard",
      require_checkbox: true,
      checkbox_label: "I am {{age}}",
      require_scroll: true,
      lifetime_in_seconds: 30,
      variables: { age: 34 },
    });
    expect(view).toMatchObject({
      kind: "generic",
      checkboxLabel: "I am 34",
      requiresScroll: true,
      lifetime: 30_000,
      mediaUrl: null,
    });
    expect(viewOf({ checkbox_label: "unused" })).toMatchObject({
      checkboxLabel: null,
      lifetime: null,
    });
  });

  it.each([
    ["https://content.example/a.svg", "https://content.example/a.svg"],
    ["/a.svg", "https://bets.example/a.svg"],
    ["https://elsewhere.example/a.svg", null],
    ["data:image/svg+xml,x", null],
    ["https://", null],
    [null, null],
  ])("[NOTIFICATIONS-STORE-19] has the picture %s as %s", (media_url, mediaUrl) => {
    expect(viewOf({ media_url })).toMatchObject({ mediaUrl });
  });

  it("[NOTIFICATIONS-STORE-18] is a message in the inbox", () => {
    expect(
      toItemView(notificationOf("a", { is_read: true, text: "<p>b</p>" }), site, "submitting"),
    ).toMatchObject({
      id: "a",
      title: "a",
      sentAt: null,
      isRead: true,
      isSubmitting: true,
      action: null,
    });
    const sent = notificationOf("a", { sent_at: 1_700_000_000 });
    expect(toItemView(sent, site, "failed")).toMatchObject({
      sentAt: 1_700_000_000_000,
      isRead: false,
      isSubmitting: false,
    });
  });
});
