/**
 * Whether the welcome cashier opens after a registration (A4): today is before the person's `cut_off_date`
 * (yyyy-MM-dd, or an instant), and the site does not run in the native app. `now` is epoch milliseconds.
 */
export function opensWelcomeCashier(
  cutOffDate: string | null,
  now: number,
  isNativeApp: boolean,
): boolean {
  const end = cutOffDate === null ? Number.NaN : Date.parse(cutOffDate);
  return !isNativeApp && now < end;
}
