#!/usr/bin/env bash
# The invoice of an affiliate, by Peppol, read and written again.
#
# One would guess: what has a type of its own in the standard is read as that: a reference, a postcode and a telephone
#   number are texts, as the number of the invoice is; an amount keeps the decimals that it has, and a price may have more
#   than two.
# What it does: texts of digits are numbers but for four names of elements. The Belgian structured communication by which
#   a payment is matched, 090933755493, is 90933755493, with its pluses it stays; the buyer's reference 0042 is 42, the
#   postcode 01067 is 1067, and +3224450000 has lost its plus. Numbers of the invoice, of companies and of accounts stay.
#   A price of half a cent a click, which 201 clicks at 1.01 euro have, is written as 0.01, so that line and price
#   disagree by a euro; the totals stay as they were.
# Version: einvoicing 0.0.3.
# Source: EN 16931 (BT-10, BT-38 and BT-83 are texts; BT-146 is a unit price amount, without a limit of decimals); the
#   package's README ("full adherence to EN 16931"); run on 30 November 2026.
# Where a sportsbook's page meets it: affiliates and suppliers, who must invoice by Peppol in Belgium since 2026: a
#   payment whose communication begins with nought is matched to none, and an invoice handed on is refused.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  einvoicing@0.0.3
npm ls --depth=0 | tail -n +2
node -p '`node ${process.version}, ICU ${process.versions.icu}`'

cat >see.mjs <<'PROGRAM'
/** Prints what was seen, and ends with 1 where it is no longer what was found. */
export function see(what, seen, found) {
  const isSame = JSON.stringify(seen) === JSON.stringify(found);
  console.log(`${isSame ? "as found" : "CHANGED"}  ${what}: ${JSON.stringify(seen)}`);
  if (isSame) return;
  console.log(`         found before: ${JSON.stringify(found)}`);
  process.exitCode = 1;
}
PROGRAM

cat >run.mjs <<'PROGRAM'
import { createRequire } from "node:module";
import { see } from "./see.mjs";

const { UblReader, UblWriter } = createRequire(import.meta.url)("einvoicing");
const euro = (name, amount) => `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`;
const tax = (name) => `<cac:${name}><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
const place = (city, zone, country) => `<cac:PostalAddress><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${zone}</cbc:PostalZone><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;
const party = (number, address, contact = "") => `<cac:Party><cbc:EndpointID schemeID="0208">${number}</cbc:EndpointID>${address}<cac:PartyLegalEntity><cbc:RegistrationName>Example</cbc:RegistrationName><cbc:CompanyID schemeID="0208">${number}</cbc:CompanyID></cac:PartyLegalEntity>${contact}</cac:Party>`;
const invoice = (communication) => `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
<cbc:ID>00042</cbc:ID><cbc:IssueDate>2026-11-30</cbc:IssueDate><cbc:DueDate>2026-12-30</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:BuyerReference>0042</cbc:BuyerReference>
<cac:AccountingSupplierParty>${party("0123456749", place("Dresden", "01067", "DE"), "<cac:Contact><cbc:Telephone>+3224450000</cbc:Telephone></cac:Contact>")}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party("0987654394", place("Brussel", "1000", "BE"))}</cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentID>${communication}</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>BE68539007547034</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:TaxTotal>${euro("TaxAmount", "0.21")}<cac:TaxSubtotal>${euro("TaxableAmount", "1.01")}${euro("TaxAmount", "0.21")}${tax("TaxCategory")}</cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${euro("LineExtensionAmount", "1.01")}${euro("TaxExclusiveAmount", "1.01")}${euro("TaxInclusiveAmount", "1.22")}${euro("PayableAmount", "1.22")}</cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>01</cbc:ID><cbc:InvoicedQuantity unitCode="C62">201</cbc:InvoicedQuantity>${euro("LineExtensionAmount", "1.01")}<cac:Item><cbc:Name>Clicks</cbc:Name>${tax("ClassifiedTaxCategory")}</cac:Item><cac:Price>${euro("PriceAmount", "0.005")}</cac:Price></cac:InvoiceLine>
</Invoice>`;
async function written(communication) {
  const xml = new UblWriter().write(await new UblReader().read(invoice(communication)));
  return (name) => [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, "g"))].map(([, text]) => text);
}
const first = await written("090933755493");
see("communication 090933755493", first("PaymentID"), ["90933755493"]);
see("communication +++090/9337/55493+++", (await written("+++090/9337/55493+++"))("PaymentID"), ["+++090/9337/55493+++"]);
see("reference 0042", first("BuyerReference"), ["42"]);
see("postcodes 01067 and 1000", first("PostalZone"), ["1067", "1000"]);
see("telephone +3224450000", first("Telephone"), ["3224450000"]);
see("invoice 00042, and line 01", [first("ID")[0], first("ID").includes("01")], ["00042", true]);
see("companies", first("EndpointID"), ["0123456749", "0987654394"]);
see("201 at 0.005 are 1.01", [first("InvoicedQuantity"), first("PriceAmount"), first("LineExtensionAmount")], [["201"], ["0.01"], ["1.01", "1.01"]]);
PROGRAM
node run.mjs
