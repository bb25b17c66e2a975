import type { Language } from "@grandstand/contract/entities";

/** Every country and territory by its ISO 3166-1 code, and Kosovo by the code that is in use for it. */
const everywhere =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

/** The European Economic Area and its neighbours: where the operator's customers live. */
const nearby =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK";

/** The countries in the order of their names in the language; `name` is the English one. */
export function listCountries(language: Language) {
  return named(everywhere, language);
}

/** The same for those in which a customer may live. */
export function listCountriesOfResidence(language: Language) {
  return named(nearby, language);
}

function named(codes: string, language: Language) {
  const english = new Intl.DisplayNames("en", { type: "region" });
  const own = new Intl.DisplayNames(language, { type: "region" });
  return codes
    .split(" ")
    .map((code) => ({ code, name: english.of(code) ?? code, label: own.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
