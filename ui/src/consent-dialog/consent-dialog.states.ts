import { sampleText } from "../rich-text/rich-text.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { ConsentDialogProps, ConsentDialogView } from "./consent-dialog-props.ts";

const gdpr: ConsentDialogView = {
  kind: "gdpr",
  text: null,
  documentHref: "/support/confidentiality/",
  validFrom: Date.UTC(2026, 10, 16, 12),
  changes: { status: "closed" },
};
const terms: ConsentDialogView = {
  ...gdpr,
  kind: "terms-conditions",
  documentHref: "/support/terms-conditions/",
};
const changes = {
  status: "loaded",
  text: [
    {
      kind: "list",
      children: [
        { kind: "item", children: [{ kind: "text", text: "Vos documents sont gardés dix ans." }] },
        {
          kind: "item",
          children: [{ kind: "text", text: "Vous pouvez demander une copie de vos données." }],
        },
      ],
    },
  ],
} as const;

const props: ConsentDialogProps = {
  consent: gdpr,
  status: "open",
  onConsent: () => undefined,
  onChanges: () => undefined,
  onLogout: () => undefined,
  contactHref: "/support/contact-us/",
  languages: [
    { locale: "fr", href: "/" },
    { locale: "nl", href: "/nl/" },
    { locale: "en", href: "/en/" },
  ],
};

/** Every face of a consent, by name. */
export const consentDialogStates = {
  "privacy policy": props,
  "terms and conditions": { ...props, consent: terms },
  "text of the server": { ...props, consent: { ...terms, text: sampleText.slice(0, 1) } },
  undated: { ...props, consent: { ...gdpr, validFrom: null } },
  "changes loading": { ...props, consent: { ...gdpr, changes: { status: "loading" } } },
  "changes failed": { ...props, consent: { ...gdpr, changes: { status: "failed" } } },
  changes: { ...props, consent: { ...gdpr, changes } },
  submitting: { ...props, consent: terms, status: "submitting" },
  "privacy policy not saved": { ...props, status: "failed" },
  "terms not saved": { ...props, consent: terms, status: "failed" },
  "version renewed": { ...props, consent: terms, status: "renewed" },
  "long text": {
    ...props,
    consent: { ...terms, text: sampleText, changes: { status: "loaded", text: sampleText } },
    status: "failed",
  },
} satisfies NamedStates<ConsentDialogProps>;
