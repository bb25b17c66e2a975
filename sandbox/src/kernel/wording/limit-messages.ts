import type { Language } from "@grandstand/contract/entities";

/** What the operator's server says of a person's limits of play. */
export const limitMessages = {
  STAKE_LIMIT_PASSED: {
    fr: "Ce pari dépasserait votre limite de mise. Il n’a pas été placé.",
    nl: "Met deze weddenschap zou u uw inzetlimiet overschrijden. Ze is niet geplaatst.",
    en: "This bet would pass your stake limit. It was not placed.",
  },
  LOSS_LIMIT_PASSED: {
    fr: "Ce pari pourrait dépasser votre limite de perte. Il n’a pas été placé.",
    nl: "Met deze weddenschap zou u uw verlieslimiet kunnen overschrijden. Ze is niet geplaatst.",
    en: "This bet could pass your loss limit. It was not placed.",
  },
  LIMIT_INVALID: {
    fr: "Cette limite n’est pas possible. Vérifiez la valeur.",
    nl: "Deze limiet is niet mogelijk. Controleer de waarde.",
    en: "This limit isn’t possible. Check the value.",
  },
  LIMIT_CHECK_FAILED: {
    fr: "Votre limite de dépôt ne peut pas être relevée : vos documents doivent d’abord être validés.",
    nl: "Uw stortingslimiet kan niet worden verhoogd: uw documenten moeten eerst gevalideerd zijn.",
    en: "Your deposit limit can’t be raised: your documents have to be validated first.",
  },
} satisfies Record<string, Record<Language, string>>;
