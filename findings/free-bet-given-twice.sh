#!/usr/bin/env bash
# What is done each day at three in Brussels, in the night in which the clocks go back.
#
# One would guess: a schedule for 03:00 in Europe/Brussels runs once a day, also on 25 October, when the hour from two
#   to three comes twice and the one from three does not; one for each hour runs every hour.
# What they do: a job of cron for 03:00 runs twice in that night, first at 01:00Z, when it is two for the second time in
#   Brussels, then at 02:00Z, which is three; so does one for 03:59, while 02:30 and 04:00 run once. croner, cronosjs
#   and node-schedule run it once. cronosjs leaves one hour out of what is done each hour: after 00:00Z comes 02:00Z.
#   @datasert/cronjs-matcher leaves 02:30 of 28 March out, a day's only run, where croner has 03:00 and node-schedule
#   03:30, and gives two half hours of that night twice for */30.
# Versions: cron 4.4.0, croner 11.0.1, cronosjs 1.7.1, node-schedule 2.1.1, @datasert/cronjs-matcher 1.4.0,
#   @sinonjs/fake-timers 15.5.0 (for the clock).
# Source: run, on machines in UTC and in Europe/Brussels; cron(8) of Debian, by which jobs of an hour that is repeated
#   are not run again.
# Where a sportsbook's page meets it: what is done by night and must be done once, such as the free bet of the day, the
#   limit of a day or a week that begins again, cashback. Keep what was done by its day, and refuse the second run; or
#   schedule in UTC where an hour more or less does not matter.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  cron@4.4.0 \
  croner@11.0.1 \
  cronosjs@1.7.1 \
  node-schedule@2.1.1 \
  @datasert/cronjs-matcher@1.4.0 \
  @sinonjs/fake-timers@15.5.0
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
import * as fakeTimers from "@sinonjs/fake-timers";
import { CronJob } from "cron";
import { Cron } from "croner";
import { scheduleTask } from "cronosjs";
import { getFutureMatches } from "@datasert/cronjs-matcher";
import nodeSchedule from "node-schedule";
import { see } from "./see.mjs";

const brussels = "Europe/Brussels";
const starters = {
  cron: (rule, done) => CronJob.from({ cronTime: rule, onTick: done, start: true, timeZone: brussels }),
  croner: (rule, done) => new Cron(rule, { timezone: brussels }, done),
  cronosjs: (rule, done) => scheduleTask(rule, done, { timezone: brussels }),
  "node-schedule": (rule, done) => nodeSchedule.scheduleJob({ rule, tz: brussels }, done),
};
/** When a job runs in the hours after a moment, by a clock that is moved by hand. */
async function runsOf(name, rule, from, hours) {
  const clock = fakeTimers.install({ now: new Date(from) });
  const at = [];
  const job = starters[name](rule, () => at.push(new Date().toISOString().slice(11, 16)));
  await clock.tickAsync(hours * 3_600_000);
  (job.stop ?? job.cancel).call(job);
  clock.uninstall();
  return at.join(" ");
}
const eve = "2026-10-24T22:30:00Z";
console.log(`the machine's zone: ${process.env.TZ}`);
for (const name of Object.keys(starters)) {
  see(`${name}, 03:00 on 25 October`, await runsOf(name, "0 3 * * *", eve, 12), name === "cron" ? "01:00 02:00" : "02:00");
}
see("cron, 03:59", await runsOf("cron", "59 3 * * *", eve, 12), "01:59 02:59");
see("cron, 02:30 and 04:00", [await runsOf("cron", "30 2 * * *", eve, 12), await runsOf("cron", "0 4 * * *", eve, 12)], ["00:30", "03:00"]);
for (const name of Object.keys(starters)) {
  const hours = name === "cronosjs" ? "23:00 00:00 02:00 03:00" : "23:00 00:00 01:00 02:00 03:00";
  see(`${name}, each hour`, await runsOf(name, "0 * * * *", eve, 5), hours);
}
const spring = { startAt: "2027-03-27T22:30:00Z", timezone: brussels };
const matches = (rule, matchCount) => getFutureMatches(rule, { ...spring, matchCount }).map((at) => at.slice(0, 16));
see("cronjs-matcher, 02:30 from 27 March 2027", matches("30 2 * * *", 2), ["2027-03-29T00:30", "2027-03-30T00:30"]);
see("cronjs-matcher, each half hour", matches("*/30 * * * *", 9).map((at) => at.slice(11)).join(" "), "22:30 23:00 23:30 00:00 00:30 01:00 01:30 01:00 01:30");
see("node-schedule and croner, 02:30 on 28 March 2027", [await runsOf("node-schedule", "30 2 * * *", "2027-03-27T22:30:00Z", 12), await runsOf("croner", "30 2 * * *", "2027-03-27T22:30:00Z", 12)], ["01:30", "01:00"]);
PROGRAM
for zone in UTC Europe/Brussels; do TZ="$zone" node run.mjs; done
