import type { NamedStates } from "../testing/named-states.ts";
import type { CashierOverlayProps } from "./cashier-overlay.tsx";

/** A page such as the operator's cashier, without a server. */
const page = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="fr"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><title>Caisse</title><body style="font-family:sans-serif;max-width:30rem;margin:1rem auto;padding:0 1rem"><h1>Déposer</h1><p>Solde : 50,00&nbsp;€</p><label>Montant <input value="20,00"></label> <button>Continuer</button></body></html>',
)}`;

const props: CashierOverlayProps = {
  status: "ready",
  src: page,
  contactHref: "/support/contact-us/",
  onRetry: () => undefined,
  onClose: () => undefined,
};

/** Every face of the cashier's overlay, by name. */
export const cashierOverlayStates = {
  "address pending": { ...props, status: "loading", src: null },
  loading: { ...props, status: "loading" },
  slow: { ...props, status: "slow" },
  ready: props,
  "higher than the window": { ...props, height: 2_000 },
  failed: { ...props, status: "failed", src: null },
  "needs a tab": { ...props, status: "failed", src: null, onOpenTab: () => undefined },
  refused: { ...props, status: "refused", src: null },
  "long text": {
    ...props,
    status: "refused",
    src: null,
    reason:
      "De kassa is voor uw rekening tijdelijk gesloten, omdat de verificatieafdeling uw laatste storting van het betaalrekeningnummer nog aan het controleren is. U krijgt hierover binnen twee werkdagen een bericht van de klantendienst.",
  },
} satisfies NamedStates<CashierOverlayProps>;
