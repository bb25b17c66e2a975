/** The level that hides everything of the programme (B2). */
export const hiddenLevel = "Zero";

/** Whether the programme shows: promotions are on, and the level is not Zero (B2). */
export function showsLoyalty(level: string, isPromotionsOn: boolean): boolean {
  return isPromotionsOn && level !== hiddenLevel;
}

/** Writes points in groups of three digits with a no-break space between them (B2, B9). */
export function groupPoints(points: number): string {
  return String(Math.trunc(points)).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

/** Brings a share of the way into 0 to 100, so that a bar can be drawn of whatever was sent. */
export function progressToNextLevel(progress: number): number {
  return Number.isFinite(progress) ? Math.min(100, Math.max(0, Math.round(progress))) : 0;
}

/** Whether the button of the coins converter can be pressed: with a session and with coins (B2). */
export function canOpenConverter(coins: number | null): boolean {
  return coins !== null && coins > 0;
}
