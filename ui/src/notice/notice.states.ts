import { createElement } from "react";
import { Link, type LinkProps } from "../link/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { NoticeProps } from "./notice.tsx";

const link: LinkProps = { href: "/", children: null };
const props: NoticeProps = { children: "Les cotes de ce match sont suspendues." };

/** Every face of a notice, by name. */
export const noticeStates = {
  information: props,
  success: { ...props, kind: "success", children: "Votre document est validé." },
  warning: { ...props, kind: "warning", title: "Cotes en attente" },
  error: { ...props, kind: "error", title: "Solde insuffisant", announced: "Solde insuffisant" },
  "with an action": {
    ...props,
    kind: "error",
    action: createElement(Link, link, "Déposer maintenant"),
  },
  closable: { ...props, onClose: () => undefined },
  "long text": {
    ...props,
    kind: "error",
    title: "Uw weddenschap kon niet worden geplaatst omdat de quotering gewijzigd is",
    children:
      "De quotering van Royale Union Saint-Gilloise is gewijzigd terwijl uw weddenschap onderweg was. Er is niets van uw saldo afgehouden; aanvaard de nieuwe quotering om opnieuw te proberen.",
    onClose: () => undefined,
  },
} satisfies NamedStates<NoticeProps>;
