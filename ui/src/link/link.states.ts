import type { NamedStates } from "../testing/named-states.ts";
import type { LinkProps } from "./link.tsx";

const props: LinkProps = { href: "/support/contact-us/", children: "Contact" };

/** Every face of a link, by name. */
export const linkStates = {
  inline: props,
  plain: { ...props, variant: "plain" },
  current: { ...props, variant: "plain", isCurrent: true },
  "new tab": { ...props, opensNewTab: true },
  "long text": {
    ...props,
    children: "Voorwaarden voor verantwoord spelen en limieten op stortingen en inzetten",
  },
} satisfies NamedStates<LinkProps>;
