/** Makes the id of a part that a drawing refers to, so that no two drawings of a page share one by mistake. */
export type IdOf = (part: string) => string;
