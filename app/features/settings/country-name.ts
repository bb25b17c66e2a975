import { getCountries } from "@grandstand/contract/content";
import type { CallApi } from "../../core/client/client.ts";

/** What a country is called in the person's language; null where the countries can't be had (B8). */
export async function askCountryName(api: CallApi, code: string): Promise<string | null> {
  const answer = await api(getCountries);
  if (!answer.ok) return null;
  return answer.value.find((country) => country.code === code)?.label ?? null;
}
