/** The one currency of the ledger and of every account that is opened here (ISO 4217). */
export const currency = "EUR";
