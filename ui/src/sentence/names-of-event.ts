/** What is between the two sides in an event's name. */
export const betweenSides = " – ";

/**
 * The names in an event's name: its two sides, or itself where it has none. A selection is often called by one of them,
 * alone or within words: *Genk or draw*.
 */
export function namesOfEvent(eventName: string): readonly string[] {
  return eventName.split(betweenSides);
}
