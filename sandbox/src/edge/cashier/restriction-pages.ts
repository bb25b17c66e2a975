import { findAccount } from "../../domain/accounts/accounts.ts";
import {
  beginCoolOff,
  beginSelfExclusion,
  coolOffDays,
  exclusionDays,
} from "../../domain/accounts/restrictions.ts";
import type { CashierDependencies } from "./dependencies.ts";
import type { Page, Typed } from "./pages/markup.ts";
import type { PageContext, Pages } from "./pages/page-routes.ts";
import {
  coolOffCheckPage,
  coolOffDonePage,
  coolOffPage,
  exclusionCheckPage,
  exclusionDonePage,
} from "./pages/restrictions.ts";

const choiceOf = <Days extends number>(days: readonly Days[], text: string | undefined) =>
  days.find((each) => String(each) === text) ?? null;

/**
 * Breaks and self-exclusions. `showBare` writes a page for somebody whose session has just ended, and who is still
 * looking at the cashier.
 */
export function addRestrictionPages(
  pages: Pages,
  { database, sessions, world }: CashierDependencies,
  showBare: (context: PageContext, page: Page) => Response,
): void {
  const coolOff = (typed: Typed) => choiceOf(coolOffDays, typed.days);
  const exclusion = (text: string | undefined) => choiceOf(exclusionDays, text);

  pages.get("/cooloff", async (visitor) => coolOffPage(visitor));
  pages.post("/cooloff", async (visitor, typed) => {
    const days = coolOff(typed);
    if (days !== null) return coolOffCheckPage(visitor, days);
    return coolOffPage(visitor, typed, { days: visitor.say("errorChoice") });
  });
  pages.post("/cooloff/confirm", async (visitor, typed) => {
    const days = coolOff(typed);
    const hasBegun =
      days !== null && (await beginCoolOff(database, visitor.account.id, days, world.now()));
    if (hasBegun) return `/cooloff/done?at=${world.now()}`;
    return coolOffPage(visitor, typed, { days: visitor.say("tooShort") });
  });
  pages.get("/cooloff/done", async (visitor) =>
    visitor.account.profile.on_cool_off ? coolOffDonePage(visitor) : coolOffPage(visitor),
  );

  pages.post("/exclusion", async (visitor, typed) => {
    const days = exclusion(typed.exclusion_days);
    if (days !== null) return exclusionCheckPage(visitor, days);
    return coolOffPage(visitor, typed, { exclusion_days: visitor.say("errorChoice") });
  });
  pages.post("/exclusion/confirm", async (visitor, typed, context) => {
    const { account, say } = visitor;
    const days = exclusion(typed.days);
    if (days === null) return coolOffPage(visitor, {}, { exclusion_days: say("errorChoice") });
    if (typed.understood !== "on") {
      return exclusionCheckPage(visitor, days, { understood: say("errorConfirm") });
    }
    if (!(await beginSelfExclusion(database, account.id, days, world.now()))) {
      return coolOffPage(visitor, {}, { exclusion_days: say("tooShort") });
    }
    await sessions.revokeAllOf(account.id);
    const excluded = await findAccount(database, account.id);
    const page = exclusionDonePage(visitor, excluded?.profile.isSelfExcludedUntil ?? null);
    return showBare(context, page);
  });
}
