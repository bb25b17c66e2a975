import type { NamedStates } from "../testing/named-states.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

const props: ConfirmDialogProps = {
  title: "Vider le coupon ?",
  text: "Les 3 sélections et leurs mises seront retirées.",
  confirmLabel: "Tout retirer",
  onConfirm: () => undefined,
  onCancel: () => undefined,
};

/** Every face of the question, by name. */
export const confirmDialogStates = {
  asked: props,
  "own words for no": { ...props, cancelLabel: "Garder" },
  busy: { ...props, isBusy: true },
  "long text": {
    ...props,
    title: "Wilt u de inschrijving stopzetten zonder uw gegevens te bewaren?",
    text: "Alles wat u hebt ingevuld, gaat verloren. U kunt later opnieuw beginnen, maar dan moet u elk veld opnieuw invullen.",
    confirmLabel: "Inschrijving stopzetten",
    cancelLabel: "Verdergaan",
  },
} satisfies NamedStates<ConfirmDialogProps>;
