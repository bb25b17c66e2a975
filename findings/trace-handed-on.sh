#!/usr/bin/env bash
# A trace that begins in the browser and is handed on by services that speak different headers.
#
# One would guess: what one package of OpenTelemetry takes from the W3C's header, another one hands on in its
#   own, and the trace stays the same; a flag keeps its meaning.
# What it does: the propagator of OT headers writes the right half of the trace's id, and fills it with zeros
#   when it is read: from there on it is another trace. The Jaeger propagator writes the W3C's flags as they
#   are. 03, which says "sampled, and the id is random" and which tctx writes for each new trace, is "sampled,
#   and debug" for Jaeger. B3 and the W3C's own hand on id and flag. Of a header of a later version, "01-…"
#   with one field more, OpenTelemetry continues the trace, and traceparent, given the text, begins another.
# Versions: @opentelemetry/propagator-ot-trace 0.29.0, @opentelemetry/propagator-jaeger 2.12.0,
#   @opentelemetry/core 2.12.1, @opentelemetry/propagator-b3 2.12.0, @opentelemetry/api 1.9.0, tctx 0.2.6,
#   traceparent 1.0.0.
# Source: W3C Trace Context Level 2, "Versioning of traceparent" (a higher version is read as far as it is
#   known) and "Random Trace ID Flag" (0x02); Jaeger's propagation format (0x02 is debug); run.
# Where a sportsbook's page meets it: "follow a bet from the press to the ledger" ends at such a service, and
#   no error says so; or all bets are traced in debug mode, which no sampling limits. Hand on traceparent.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @opentelemetry/api@1.9.0 \
  @opentelemetry/core@2.12.1 \
  @opentelemetry/propagator-ot-trace@0.29.0 \
  @opentelemetry/propagator-jaeger@2.12.0 \
  @opentelemetry/propagator-b3@2.12.0 \
  tctx@0.2.6 \
  traceparent@1.0.0
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
import { make } from "tctx/traceparent";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { ROOT_CONTEXT, defaultTextMapGetter, defaultTextMapSetter, trace } = require("@opentelemetry/api");
const { W3CTraceContextPropagator } = require("@opentelemetry/core");
const { B3Propagator } = require("@opentelemetry/propagator-b3");
const { JaegerPropagator } = require("@opentelemetry/propagator-jaeger");
const { OTTracePropagator } = require("@opentelemetry/propagator-ot-trace");
const TraceParent = require("traceparent");

const [id, span] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
const w3c = new W3CTraceContextPropagator();
const read = (propagator, headers) => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
/** What a service sends that takes the W3C's header, and what the next one makes of it. */
function handOn(propagator, traceparent) {
  const headers = {};
  propagator.inject(read(w3c, { traceparent }), headers, defaultTextMapSetter);
  const { traceId, traceFlags } = trace.getSpanContext(read(propagator, headers));
  return { headers: Object.values(headers).slice(0, 1), traceId, traceFlags };
}

const sampled = `00-${id}-${span}-01`;
see("OT", handOn(new OTTracePropagator(), sampled), {
  headers: ["8448eb211c80319c"],
  traceId: "00000000000000008448eb211c80319c",
  traceFlags: 1,
});
see("Jaeger", handOn(new JaegerPropagator(), sampled), {
  headers: [`${id}:${span}:0:01`],
  traceId: id,
  traceFlags: 1,
});
see("B3", handOn(new B3Propagator(), sampled), {
  headers: [`${id}-${span}-1`],
  traceId: id,
  traceFlags: 1,
});

see("the flags of a new trace, tctx", String(make()).slice(-3), "-03");
const random = `00-${id}-${span}-03`;
see("its flags, Jaeger", handOn(new JaegerPropagator(), random).headers, [`${id}:${span}:0:03`]);
see("its flags, B3", handOn(new B3Propagator(), random).headers, [`${id}-${span}-1`]);
see("its flags, the W3C's", handOn(w3c, random).headers, [random]);

const later = `01-${id}-${span}-01-more`;
see("a later version, OpenTelemetry", handOn(w3c, later).traceId === id, true);
const { traceId } = TraceParent.startOrResume(later, { transactionSampleRate: 1 });
see("a later version, traceparent", traceId === id, false);
const known = TraceParent.startOrResume(sampled, { transactionSampleRate: 1 });
see("this version, traceparent", known.traceId === id, true);
PROGRAM
node run.mjs
