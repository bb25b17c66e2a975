import type { Locale } from "@grandstand/rules/locale";

/** A flag beside a language's name, which says it all: the flag is decoration. */
export function LanguageFlag({ locale }: { readonly locale: Locale }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 16"
      className="gs:h-4 gs:w-6 gs:shrink-0 gs:border gs:border-line"
      data-flag={locale}
    >
      <path className="gs:fill-flag-white" d="M0 0h24v16H0z" />
      {stripes[locale].map((stripe) => (
        <path key={stripe.className + stripe.d} {...stripe} />
      ))}
    </svg>
  );
}

interface Stripe {
  readonly className: string;
  readonly d: string;
  readonly strokeWidth?: number;
}

const diagonals = "m0 0 24 16M24 0 0 16";
const cross = "M12 0v16M0 8h24";

/** On white. */
const stripes: Readonly<Record<Locale, readonly Stripe[]>> = {
  fr: [
    { className: "gs:fill-flag-blue", d: "M0 0h8v16H0z" },
    { className: "gs:fill-flag-red", d: "M16 0h8v16h-8z" },
  ],
  nl: [
    { className: "gs:fill-flag-red", d: "M0 0h24v5.33H0z" },
    { className: "gs:fill-flag-blue", d: "M0 10.67h24V16H0z" },
  ],
  en: [
    { className: "gs:fill-flag-blue", d: "M0 0h24v16H0z" },
    { className: "gs:stroke-flag-white", strokeWidth: 3.2, d: diagonals },
    { className: "gs:stroke-flag-red", strokeWidth: 1.2, d: diagonals },
    { className: "gs:stroke-flag-white", strokeWidth: 5.4, d: cross },
    { className: "gs:stroke-flag-red", strokeWidth: 3.2, d: cross },
  ],
};
