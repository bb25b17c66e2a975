import { createSlipOutline } from "../../core/slip-outline/slip-outline.ts";

/** The prices that are pressed for the builder while its code is on the way: they wait as those of the slip do. */
export const createEarlyPicks = () => createSlipOutline();
