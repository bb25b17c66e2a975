import { coolOffDays, exclusionDays } from "../../../domain/accounts/restrictions.ts";
import { shiftDays } from "../../../kernel/time/brussels-time.ts";
import {
  checkbox,
  choices,
  escaped,
  hidden,
  link,
  type Markup,
  notice,
  type Page,
  type Problems,
  summary,
  type Typed,
} from "./markup.ts";
import type { Visitor } from "./visitor.ts";

const daysInYear = 365;

function breakInWords({ say }: Visitor, days: number): string {
  return days === 1 ? say("coolOffDay") : say("coolOffDays", { count: String(days) });
}

function exclusionInWords({ say }: Visitor, days: number): string {
  if (days === 0) return say("exclusionOpen");
  const years = days / daysInYear;
  return years === 1 ? say("exclusionYear") : say("exclusionYears", { count: String(years) });
}

const endOf = ({ date, now }: Visitor, days: number) => date(shiftDays(now, days));

function coolOffForm(visitor: Visitor, typed: Typed, problems: Problems): Markup {
  const { say, base, account, date } = visitor;
  const { on_cool_off, isCoolOffUntil } = account.profile;
  const options = coolOffDays.map((days) => [String(days), breakInWords(visitor, days)] as const);
  const running =
    on_cool_off && isCoolOffUntil !== null
      ? notice("plain", say("coolOffRuns", { date: date(isCoolOffUntil * 1_000) }))
      : "";
  return `<section aria-labelledby="break"><h2 id="break">${escaped(say("coolOffTitle"))}</h2>${running}<p>${escaped(say("coolOffIntro"))}</p><form method="post" action="${base}/cooloff" novalidate>${choices({ name: "days", legend: say("coolOffHowLong"), options }, typed, problems)}<button>${escaped(say("goOn"))}</button></form></section>`;
}

function exclusionForm(visitor: Visitor, typed: Typed, problems: Problems): Markup {
  const { say, base } = visitor;
  const options = exclusionDays.map(
    (days) => [String(days), exclusionInWords(visitor, days)] as const,
  );
  return `<section aria-labelledby="exclusion"><h2 id="exclusion">${escaped(say("exclusionTitle"))}</h2><p>${escaped(say("exclusionIntro"))}</p><form method="post" action="${base}/exclusion" novalidate>${choices({ name: "exclusion_days", legend: say("coolOffHowLong"), options }, typed, problems)}<button>${escaped(say("goOn"))}</button></form></section>`;
}

/** A break and a self-exclusion, side by side: each is confirmed on a page of its own. */
export function coolOffPage(visitor: Visitor, typed: Typed = {}, problems: Problems = {}): Page {
  const { say } = visitor;
  const isWrong = Object.keys(problems).length > 0;
  return {
    title: say("cooloff"),
    body: `${summary(say("problems"), problems)}${coolOffForm(visitor, typed, problems)}${exclusionForm(visitor, typed, problems)}`,
    status: isWrong ? 422 : 200,
  };
}

/** What a break means, before it begins. */
export function coolOffCheckPage(visitor: Visitor, days: number): Page {
  const { say, base } = visitor;
  return {
    title: say("coolOffCheckTitle", { duration: breakInWords(visitor, days) }),
    body: `<p>${escaped(say("coolOffIntro"))}</p>${notice("plain", say("coolOffCheck", { date: endOf(visitor, days) }))}<form method="post" action="${base}/cooloff/confirm">${hidden("days", String(days))}<div class="buttons">${link(`${base}/cooloff`, say("back"))}<button class="main">${escaped(say("coolOffNow"))}</button></div></form>`,
  };
}

/** What a self-exclusion means, before it begins. */
export function exclusionCheckPage(visitor: Visitor, days: number, problems: Problems = {}): Page {
  const { say, base } = visitor;
  const text =
    days === 0 ? say("exclusionCheckOpen") : say("exclusionCheck", { date: endOf(visitor, days) });
  const isWrong = Object.keys(problems).length > 0;
  return {
    title: say("exclusionCheckTitle", { duration: exclusionInWords(visitor, days) }),
    body: `${summary(say("problems"), problems)}${notice("wrong", text)}<form method="post" action="${base}/exclusion/confirm" novalidate>${hidden("days", String(days))}${checkbox("understood", say("exclusionUnderstood"), false, problems)}<div class="buttons">${link(`${base}/cooloff`, say("back"))}<button class="main">${escaped(say("exclusionNow"))}</button></div></form>`,
    status: isWrong ? 422 : 200,
  };
}

/** A break has begun. `until` is in seconds. */
export function coolOffDonePage(visitor: Visitor): Page {
  const { say, date, base, account } = visitor;
  const until = account.profile.isCoolOffUntil;
  return {
    title: say("coolOffDoneTitle"),
    body: `${notice("good", say("coolOffDone", { date: until === null ? "" : date(until * 1_000) }))}<div class="buttons">${link(`${base}/withdraw`, say("withdraw"))}<button type="button" class="main" data-close>${escaped(say("close"))}</button></div>`,
    message: { type: "cashier:cool-off", payload: { until } },
  };
}

/** Somebody has excluded themselves: nothing of their account is shown any more. `until` is in seconds. */
export function exclusionDonePage(
  { say, date }: Pick<Visitor, "say" | "date">,
  until: number | null,
): Page {
  const text =
    until === null ? say("exclusionDoneOpen") : say("exclusionDone", { date: date(until * 1_000) });
  return {
    title: say("exclusionDoneTitle"),
    body: `${notice("good", text)}<section><h2>${escaped(say("help"))}</h2><p>${escaped(say("helpLine"))}</p></section>`,
    message: { type: "cashier:self-exclusion", payload: { until } },
  };
}
