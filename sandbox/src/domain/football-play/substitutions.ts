/** Substitutions of a side in a minute, from the second half’s minute on from which there usually are any. */
export const substitutionRate = 0.11;
export const substitutionsFrom = 8;
