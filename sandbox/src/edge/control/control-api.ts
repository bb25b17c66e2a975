import { readFileSync } from "node:fs";
import { centsSchema, idSchema } from "@grandstand/contract/entities";
import { channelEvents } from "@grandstand/contract/realtime";
import { verificationStatuses } from "@grandstand/contract/verification";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import { findAccountByUsername } from "../../domain/accounts/accounts.ts";
import { audit } from "../../domain/audit/audit.ts";
import { readAllBets } from "../../domain/bets/bets.ts";
import { expireFreeBet, grantFreeBet } from "../../domain/freebets/freebets.ts";
import { adjustBalance, walletBalance } from "../../domain/ledger/ledger.ts";
import { seedPromotions } from "../../domain/loyalty/promotions.ts";
import { listConsents } from "../../domain/notifications/consents.ts";
import { listSent } from "../../domain/notifications/notifications.ts";
import { resetAccounts } from "../../domain/seeding/seed-accounts.ts";
import { decide } from "../../domain/verification/verifications.ts";
import type { Environment } from "../../kernel/environment.ts";
import { faultSchema } from "../faults/faults.ts";
import type { Operator } from "../operator/operator.ts";
import { type Add, milliseconds } from "./add.ts";
import { addCashierControls } from "./cashier-controls.ts";
import { addIdentityControls } from "./identity-controls.ts";
import { addLoyaltyControls } from "./loyalty-controls.ts";
import { ControlMistake, found } from "./control-mistake.ts";
import { addNotificationControls } from "./notification-controls.ts";
import {
  listAccounts,
  listEvents,
  listMails,
  listPayments,
  listPeople,
  listVerifications,
  showEvent,
} from "./views.ts";
import { addWorldControls } from "./world-controls.ts";

type ControlContext = Context<Environment>;

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Control is for this machine alone: the connection is local, the requested host is local (so that
 * no other host name can point here), and a browser's request comes from the control page itself.
 */
function isLocal(context: ControlContext): boolean {
  const address = context.env.incoming.socket.remoteAddress ?? "";
  const url = new URL(context.req.url);
  const origin = context.req.header("origin");
  const isOwnPage = origin === undefined || origin === url.origin;
  return loopbackAddresses.has(address) && loopbackHosts.has(url.hostname) && isOwnPage;
}

async function readInput<Schema extends v.GenericSchema>(
  context: ControlContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!context.req.header("content-type")?.startsWith("application/json")) {
    throw new ControlMistake(400, "send application/json");
  }
  const parsed = v.safeParse(schema, await context.req.json().catch(() => undefined));
  if (parsed.success) return parsed.output;
  throw new ControlMistake(400, parsed.issues.map((issue) => issue.message).join("; "));
}

const nothing = v.object({});
const username = v.object({ username: v.string() });

function addFaultControls(post: Add, operator: Operator): void {
  const { faults, broker, documentSockets, publisher } = operator;
  post("faults", faultSchema, (input) => ({ fault: faults.arm(input) }));
  post("faults/clear", nothing, () => {
    faults.clear();
    return {};
  });
  const action = v.picklist(["close", "open", "hang", "refuse"]);
  post("sockets", v.object({ action }), (input) => {
    if (input.action !== "close") broker.admit(input.action);
    const isCut = input.action !== "open";
    return { closed: isCut ? broker.closeSockets() + documentSockets.closeSockets() : 0 };
  });
  post("heartbeat", v.object({ beating: v.boolean() }), (input) => {
    publisher.beatHeart(input.beating);
    return {};
  });
  post("in-play-delay", v.object({ milliseconds }), (input) => {
    operator.setInPlayDelay(input.milliseconds);
    return {};
  });
  post("channel", v.object({ type: v.picklist(channelEvents) }), (input) => {
    publisher.announce(input.type);
    return {};
  });
}

function addAccountControls(post: Add, operator: Operator): void {
  const { database, world, sessions, publisher } = operator;
  const idOf = async (name: string) => {
    const account = await findAccountByUsername(database, name);
    if (!account) throw new ControlMistake(404, "no such account");
    return account.id;
  };
  const amount = v.pipe(centsSchema, v.minValue(0));
  post("balance", v.object({ ...username.entries, cents: amount }), async (input) => {
    const id = await idOf(input.username);
    await database.transaction((transaction) =>
      adjustBalance(transaction, id, input.cents, world.now()),
    );
    publisher.announce("update_balance");
    return { balance: await walletBalance(database, id) };
  });
  post("sessions/revoke", username, async (input) => {
    await sessions.revokeAllOf(await idOf(input.username));
    return {};
  });
  const sportsbookTokens = v.object({
    ...username.entries,
    also_next: v.optional(v.boolean(), false),
  });
  post("sessions/end-sportsbook-token", sportsbookTokens, async (input) => {
    sessions.endSportsbookTokensOf(await idOf(input.username), input.also_next);
    return {};
  });
  const access = v.object({ allowed: v.boolean(), country: v.pipe(v.string(), v.length(2)) });
  post("can-ip", access, ({ allowed, country }) => {
    operator.visitors.setAccess({ isAllowed: allowed, country });
    return {};
  });
  post("test-mode", v.object({ on: v.boolean() }), ({ on }) => {
    operator.visitors.setTestMode(on);
    return {};
  });
  addVendorControls(post, operator);
  addIdentityControls(post, operator, idOf);
  addPromotionControls(post, operator, idOf);
  addLoyaltyControls(post, operator, idOf);
  addCashierControls(post, operator, found);
  addNotificationControls(post, operator, idOf);
  post("reset", nothing, async () => {
    await reset(operator);
    return {};
  });
}

/** The verification service, what becomes of a document, and the chat: what others run for the operator. */
function addVendorControls(post: Add, operator: Operator): void {
  post("chat", v.object({ refusing: v.boolean() }), ({ refusing }) => {
    operator.chat.refuseLogins(refusing);
    return {};
  });
  post("verification", v.object({ active: v.boolean() }), ({ active }) => {
    operator.verification.setActive(active);
    return {};
  });
  post("verification/end-tokens", nothing, () => {
    operator.verification.endTokens();
    return {};
  });
  const decision = v.object({ vendor_data: idSchema, status: v.picklist(verificationStatuses) });
  post("verification/decide", decision, async ({ vendor_data, status }) => {
    found(await decide(operator, vendor_data, { status }), "verification");
    return {};
  });
}

/** Promotions, the boost of combis, and free bets. */
function addPromotionControls(
  post: Add,
  { database, world, promotions, publisher }: Operator,
  idOf: (username: string) => Promise<string>,
): void {
  post("promotions", v.object({ on: v.boolean() }), (input) => {
    promotions.switch(input.on);
    publisher.announce("refresh_freebets");
    return {};
  });
  const percent = v.pipe(
    v.number(),
    v.check((value) => /^\d{1,3}(\.\d{1,2})?$/.test(String(value)), "percent, two decimals"),
  );
  const comboBoost = v.object({
    percent_steps: v.optional(v.pipe(v.array(percent), v.maxLength(40))),
    winnings_calc_mode: v.optional(v.picklist(["gross", "net"])),
  });
  post("combo-boost", comboBoost, ({ percent_steps, winnings_calc_mode }) => {
    promotions.setComboBoost({
      ...(percent_steps ? { percentSteps: percent_steps } : {}),
      ...(winnings_calc_mode ? { mode: winnings_calc_mode } : {}),
    });
    return {};
  });
  const grant = v.object({
    ...username.entries,
    cents: v.pipe(centsSchema, v.minValue(1)),
    name: v.optional(v.string(), "Free bet"),
    min_odds: v.optional(v.pipe(v.number(), v.minValue(1)), 1),
    milliseconds: v.optional(milliseconds, 1_440 * 60_000),
  });
  post("freebets/grant", grant, async (input) => {
    const accountId = await idOf(input.username);
    const { name, cents } = input;
    const id = await database.transaction((transaction) =>
      grantFreeBet(
        transaction,
        accountId,
        {
          names: { fr: name, nl: name, en: name },
          amount: cents,
          minOdds: input.min_odds,
          expiresAt: world.now() + input.milliseconds,
        },
        world.now(),
      ),
    );
    publisher.announce("refresh_freebets");
    return { id };
  });
  post("freebets/expire", v.object({ id: idSchema }), async (input) => {
    found(await expireFreeBet(database, input.id, world.now()), "free bet");
    publisher.announce("refresh_freebets");
    return {};
  });
}

/** Restores the state of the first day, except for the world, which continues: see `restart`. */
async function reset(operator: Operator): Promise<void> {
  await operator.settlement.settled();
  await resetAccounts(operator.database, operator.world.now());
  await seedPromotions(operator.database, operator.world);
  operator.loginGuard.forgetAll();
  operator.sessions.forgiveSportsbookTokens();
  operator.faults.clear();
  operator.promotions.reset();
  operator.visitors.reset();
  operator.verification.reset();
  operator.chat.refuseLogins(false);
  operator.cashier.visits.reset();
  operator.cashier.nextDeposits.reset();
  operator.broker.admit("open");
  operator.publisher.beatHeart(true);
}

function addViews(app: Hono<Environment>, operator: Operator): void {
  const { database, world, faults } = operator;
  app.get("/control/api/state", (context) =>
    context.json({
      now: world.now(),
      epoch: world.epoch,
      faults: faults.list(),
      in_play_delay: operator.placement.inPlayDelay(),
      promotions: operator.promotions.areOn(),
      combo_boost: operator.promotions.comboBoost(),
    }),
  );
  app.get("/control/api/events", (context) => context.json({ events: listEvents(world) }));
  app.get("/control/api/events/:id", (context) => {
    const event = showEvent(world, context.req.param("id"));
    return event ? context.json(event) : context.json({ message: "no such event" }, 404);
  });
  app.get("/control/api/accounts", async (context) =>
    context.json({ accounts: await listAccounts(database) }),
  );
  app.get("/control/api/bets", async (context) =>
    context.json({ bets: await readAllBets(database) }),
  );
  app.get("/control/api/outbox", async (context) =>
    context.json({ mails: await listMails(database) }),
  );
  app.get("/control/api/people", async (context) =>
    context.json({ people: await listPeople(database) }),
  );
  app.get("/control/api/verifications", async (context) =>
    context.json({ verifications: await listVerifications(database) }),
  );
  app.get("/control/api/payments", async (context) =>
    context.json({ payments: await listPayments(database) }),
  );
  app.get("/control/api/notifications", async (context) =>
    context.json({ notifications: await listSent(database) }),
  );
  app.get("/control/api/consents", async (context) =>
    context.json({ consents: await listConsents(database) }),
  );
  app.get("/control/api/audit", async (context) => context.json(await audit(database)));
}

const pageFiles = [
  { path: "/control", file: "page/control.html", type: "text/html; charset=utf-8" },
  { path: "/control/control.js", file: "page/control.js", type: "text/javascript; charset=utf-8" },
  { path: "/control/control.css", file: "page/control.css", type: "text/css; charset=utf-8" },
] as const;

function addPage(app: Hono<Environment>): void {
  app.get("/", (context) => context.redirect("/control"));
  for (const { path, file, type } of pageFiles) {
    const content = readFileSync(new URL(file, import.meta.url), "utf8");
    app.get(path, (context) =>
      context.body(content, 200, {
        "content-type": type,
        "content-security-policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
          "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      }),
    );
  }
}

/** Adds the control page and its API: `sandbox/README.md` lists the commands. */
export function addControl(app: Hono<Environment>, operator: Operator): void {
  app.use("/control/*", async (context, next) => {
    context.header("cache-control", "no-store");
    if (isLocal(context)) return next();
    return context.json({ message: "control is for this machine" }, 403);
  });
  const answerMistakes = async (
    context: ControlContext,
    run: () => Promise<object> | object,
  ): Promise<Response> => {
    try {
      return context.json(await run());
    } catch (error) {
      if (!(error instanceof ControlMistake)) throw error;
      return context.json({ message: error.message }, error.status);
    }
  };
  const post: Add = (path, schema, run) => {
    app.post(`/control/api/${path}`, (context) =>
      answerMistakes(context, async () => run(await readInput(context, schema))),
    );
  };
  addWorldControls(post, operator);
  addFaultControls(post, operator);
  addAccountControls(post, operator);
  addViews(app, operator);
  addPage(app);
}
