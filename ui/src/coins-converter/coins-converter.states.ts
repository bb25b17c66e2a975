import type { NamedStates } from "../testing/named-states.ts";
import type { CoinsConverterProps } from "./coins-converter.tsx";

const ignore = () => undefined;
const data = { conversionRate: 0.01, dailyLimit: 1_000, balance: 2_750, convertedToday: 400 };
const props: CoinsConverterProps = {
  conversion: { status: "ready", data },
  text: "150",
  onType: ignore,
  onConvert: ignore,
  onRetry: ignore,
  onClose: ignore,
};

/** Every face of the converter, by name. */
export const coinsConverterStates = {
  usual: props,
  empty: { ...props, text: "" },
  "above the maximum": { ...props, text: "601" },
  converting: { ...props, isConverting: true },
  checking: { ...props, isConverting: true, isChecking: true },
  refused: { ...props, error: "Vous avez atteint la limite de conversion d’aujourd’hui." },
  "daily limit reached": {
    ...props,
    conversion: { status: "ready", data: { ...data, convertedToday: 1_000 } },
  },
  "no coins": { ...props, conversion: { status: "ready", data: { ...data, balance: 0 } } },
  loading: { ...props, conversion: { status: "loading" } },
  failed: { ...props, conversion: { status: "failed" } },
  floating: { ...props, layout: "floating" },
  "floating, above the maximum": { ...props, layout: "floating", text: "601" },
  "long text": {
    ...props,
    text: "987654321",
    conversion: {
      status: "ready",
      data: { ...data, balance: 987_654_321, dailyLimit: 999_999_999, convertedToday: 0 },
    },
  },
} satisfies NamedStates<CoinsConverterProps>;
