#!/usr/bin/env bash
# Deposits in a bank's statement (ISO 20022, camt.053).
#
# One would guess: a package for the format gives each payment's amount in whole cents, its reference as it was sent,
#   free or structured, and says of what the bank takes back that it does.
# What it does: iso20022.js makes 434.99999999999994 cents of 4.35, and 1998.9999999999998 of 19.99. A reversal (RvslInd
#   true) is never one: it compares the parsed true with the text "true". A Belgian reference that begins with a nought
#   becomes a number without it; the same one where the standard has it (Strd) is not there at all. Of an entry that
#   groups two payments the sum is left, and neither amount. What the bank's statement is called, 0007, is "7".
# Versions: iso20022.js 0.0.15.
# Source: run; its README lists reading such files as being worked on, and shows it with no word of that.
# Where a sportsbook's page meets it: deposits by transfer, credited by their reference. A deposit cannot be matched, a
#   cent is missing once it is cut to whole ones, and what was taken back is credited.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  iso20022.js@0.0.15
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
import { CashManagementEndOfDayReport } from "iso20022.js";
import { see } from "./see.mjs";

const reference = "012345678939";
const free = (text) => `<Ustrd>${text}</Ustrd>`;
const structured = `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
const payment = (remittance, amount) =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${
    amount ? `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>` : ""
  }<RmtInf>${remittance}</RmtInf></TxDtls>`;
const entry = (amount, direction, isReversed, payments) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><RvslInd>${isReversed}</RvslInd><Sts>BOOK</Sts>
   <BookgDt><Dt>2026-11-29</Dt></BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
   <NtryDtls>${payments}</NtryDtls></Ntry>`;
const statement = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-29T20:45:00</CreDtTm></GrpHdr>
<Stmt><Id>0007</Id><ElctrncSeqNb>7</ElctrncSeqNb><CreDtTm>2026-11-29T20:45:00</CreDtTm>
<Acct><Id><IBAN>BE68539007547034</IBAN></Id><Ccy>EUR</Ccy><Svcr><FinInstnId><BIC>GKCCBEBB</BIC></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-29</Dt></Dt></Bal>
${entry("4.35", "CRDT", false, payment(free(reference)))}
${entry("10.00", "CRDT", false, payment(structured))}
${entry("19.99", "CRDT", true, payment(free("+++012/3456/78939+++")))}
${entry("30.00", "CRDT", false, payment(free("first"), "10.00") + payment(free("second"), "20.00"))}
</Stmt></BkToCstmrStmt></Document>`;

const [read] = CashManagementEndOfDayReport.fromXML(statement).statements;
see("the statement's name", read.id, "7");
see("amounts", read.entries.map(({ amount }) => amount), [434.99999999999994, 1000, 1998.9999999999998, 3000]);
see("cut to whole cents", read.entries.map(({ amount }) => Math.trunc(amount)), [434, 1000, 1998, 3000]);
see("what is a reversal", read.entries.map(({ reversal }) => reversal), [false, false, false, false]);
see("references", read.entries.map(({ transactions }) => transactions.map((each) => each.remittanceInformation ?? "none")), [
  [12345678939],
  ["none"],
  ["+++012/3456/78939+++"],
  ["first", "second"],
]);
see("a grouped payment", Object.keys(read.entries[3].transactions[0]).filter((name) => /amount/i.test(name)), []);
PROGRAM
node run.mjs
