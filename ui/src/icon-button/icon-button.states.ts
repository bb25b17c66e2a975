import { Mail, Menu, X } from "lucide";
import { createElement } from "react";
import { CountBadge } from "../badge/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { IconButtonProps } from "./icon-button.tsx";

const props: IconButtonProps = { icon: X, label: "Fermer", onPress: () => undefined };

/** Every face of an icon button, by name. */
export const iconButtonStates = {
  quiet: props,
  raised: { ...props, variant: "raised" },
  expanded: { ...props, icon: Menu, label: "Menu", isExpanded: true },
  "with a count": {
    ...props,
    icon: Mail,
    label: "Messages",
    children: createElement(CountBadge, { count: 2, label: "2 non lus" }),
  },
  disabled: { ...props, isDisabled: true },
} satisfies NamedStates<IconButtonProps>;
