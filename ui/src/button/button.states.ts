import { Pause, Plus } from "lucide";
import type { NamedStates } from "../testing/named-states.ts";
import type { ButtonProps } from "./button.tsx";
import type { ButtonLinkProps } from "./button-link.tsx";

const props: ButtonProps = { children: "Placer le pari", onPress: () => undefined };

/** Every face of a button, by name. */
export const buttonStates = {
  raised: props,
  act: { ...props, variant: "act" },
  outline: { ...props, variant: "outline" },
  quiet: { ...props, variant: "quiet" },
  small: { ...props, size: "small" },
  large: { ...props, variant: "act", size: "large", width: "full" },
  "with an icon": { ...props, icon: Plus },
  "icon alone on a phone": { ...props, size: "small", icon: Pause, hasLabelOnPhones: false },
  pressed: { ...props, isPressed: true },
  disabled: { ...props, variant: "act", isDisabled: true },
  "disabled with its reason": { ...props, variant: "act", disabledReason: "La mise est vide" },
  busy: { ...props, variant: "act", isBusy: true },
  "long text": {
    ...props,
    variant: "act",
    width: "full",
    children: "Gewijzigde quoteringen aanvaarden en de weddenschap plaatsen",
  },
} satisfies NamedStates<ButtonProps>;

/** Every face of a link that looks like a button. */
export const buttonLinkStates = {
  link: { href: "/support/contact-us/", children: "Contact" },
  "link to a new tab": { href: "/support/contact-us/", children: "Contact", opensNewTab: true },
} satisfies NamedStates<ButtonLinkProps>;
