#!/usr/bin/env bash
# Prices and stakes as attributes of a trace and in the body of a log.
#
# One would guess: a price is a double whatever it is; a stake in cents as a bigint is an integer, or an error; a time
#   is a text; and a trace and a log are alike in it.
# What it does: a price of 2.00 is an intValue and one of 1.85 a doubleValue, in one list too: one attribute of two
#   types. A bigint is left out of a span, and nothing is raised; in a log it is there without a value, and so is null;
#   a Date is an empty list of keys. A price that is not a number is a doubleValue of null.
# Versions: @opentelemetry/otlp-transformer 0.223.1, @opentelemetry/sdk-trace-base 2.12.1, @opentelemetry/sdk-logs
#   0.223.1, @opentelemetry/api 1.9.1.
# Source: run; OpenTelemetry's specification lists 64 bit integers and doubles as attributes, and has no bigint.
# Where a sportsbook's page meets it: the trace and the log of a bet. Who searches for prices has to name both types,
#   and the stake is missing from the line about a bet that failed.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @opentelemetry/otlp-transformer@0.223.1 \
  @opentelemetry/sdk-trace-base@2.12.1 \
  @opentelemetry/sdk-logs@0.223.1 \
  @opentelemetry/api@1.9.1
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
import { JsonLogsSerializer, JsonTraceSerializer } from "@opentelemetry/otlp-transformer";
import { InMemoryLogRecordExporter, LoggerProvider, SimpleLogRecordProcessor } from "@opentelemetry/sdk-logs";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { see } from "./see.mjs";

const bet = { even: 2, price: 1.85, prices: [2, 1.85], stake: 1_850n, cashOut: null, at: new Date(0), noPrice: Number.NaN };
const parsed = (bytes) => JSON.parse(new TextDecoder().decode(bytes));
const byKey = (values) => Object.fromEntries(values.map(({ key, value }) => [key, value]));

const spans = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }).getTracer("bets");
const span = tracer.startSpan("bet");
for (const [name, value] of Object.entries(bet)) span.setAttribute(name, value);
span.end();
const [{ scopeSpans }] = parsed(JsonTraceSerializer.serializeRequest(spans.getFinishedSpans())).resourceSpans;
see("a span's attributes", byKey(scopeSpans[0].spans[0].attributes), {
  even: { intValue: 2 },
  price: { doubleValue: 1.85 },
  prices: { arrayValue: { values: [{ intValue: 2 }, { doubleValue: 1.85 }] } },
  noPrice: { doubleValue: null },
});

const records = new InMemoryLogRecordExporter();
const provider = new LoggerProvider({ processors: [new SimpleLogRecordProcessor({ exporter: records })] });
provider.getLogger("bets").emit({ body: bet });
const [{ scopeLogs }] = parsed(JsonLogsSerializer.serializeRequest(records.getFinishedLogRecords())).resourceLogs;
see("a log's body", byKey(scopeLogs[0].logRecords[0].body.kvlistValue.values), {
  even: { intValue: 2 },
  price: { doubleValue: 1.85 },
  prices: { arrayValue: { values: [{ intValue: 2 }, { doubleValue: 1.85 }] } },
  stake: {},
  cashOut: {},
  at: { kvlistValue: { values: [] } },
  noPrice: { doubleValue: null },
});
PROGRAM
node run.mjs
