/** Whether pictures are fetched: they are, not yet, or not at all (data saver). */
export type Pictures = "shown" | "held" | "off";
