import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { createPromotions } from "../../domain/bets/combo-boost.ts";
import { usualMaximumPayout } from "../../domain/bets/maximum-payout.ts";
import type { AccessibilityContacts } from "../../domain/content/statement.ts";
import { seedPromotions } from "../../domain/loyalty/promotions.ts";
import { createNextDeposits } from "../../domain/payments/next-deposits.ts";
import { seedAccounts } from "../../domain/seeding/seed-accounts.ts";
import { createLoginGuard } from "../../domain/sessions/login-guard.ts";
import { createSessions, type SessionLimits } from "../../domain/sessions/sessions.ts";
import { readSigningKey } from "../../domain/sessions/tokens.ts";
import { createSettlement } from "../../domain/settlement/settlement.ts";
import { createVerificationService } from "../../domain/verification/verification-service.ts";
import type { World } from "../../domain/world/world.ts";
import { type DatabaseLocation, openDatabase } from "../../kernel/database/open.ts";
import type { Environment } from "../../kernel/environment.ts";
import { releaseAll } from "../../kernel/once/operations.ts";
import { type Broker, createBroker } from "../broker/broker.ts";
import { createPublisher, type Every, everyInterval, type Publisher } from "../broker/publisher.ts";
import { createRemoteBroker } from "../broker/remote-broker.ts";
import { addCaptcha } from "../captcha/captcha-page.ts";
import { createCaptchaTokens } from "../captcha/captcha-tokens.ts";
import { createCashierApp } from "../cashier/cashier-app.ts";
import { createVisits } from "../cashier/pages/visits.ts";
import { addChat } from "../chat/chat-page.ts";
import { createConversations } from "../chat/conversations.ts";
import { addControl } from "../control/control-api.ts";
import { createFaults } from "../faults/faults.ts";
import { accountRoutes } from "../http/account-calls.ts";
import { bettingRoutes } from "../http/betting-calls.ts";
import { builderRoutes } from "../http/builder-calls.ts";
import { cashOutRoutes } from "../http/cash-out-calls.ts";
import { cashierRoutes } from "../http/cashier-calls.ts";
import { chatRoutes } from "../http/chat-calls.ts";
import { contentRoutes } from "../http/content-calls.ts";
import { discoveryRoutes } from "../http/discovery-calls.ts";
import { freeBetRoutes } from "../http/freebet-calls.ts";
import { historyRoutes } from "../http/history-calls.ts";
import { identityRoutes } from "../http/identity-calls.ts";
import { limitRoutes } from "../http/limit-calls.ts";
import { loyaltyRoutes } from "../http/loyalty-calls.ts";
import { matchCentreRoutes } from "../http/match-centre-calls.ts";
import { notificationRoutes } from "../http/notification-calls.ts";
import { priceHistoryRoutes } from "../http/price-history-calls.ts";
import { racingRoutes } from "../http/racing-calls.ts";
import { recoveryRoutes } from "../http/recovery-calls.ts";
import { registrationRoutes } from "../http/registration-calls.ts";
import { createRouter } from "../http/router.ts";
import { addPictures } from "../http/serve-pictures.ts";
import { smartRegistrationRoutes } from "../http/smart-registration-calls.ts";
import { sportsbookRoutes } from "../http/sportsbook-calls.ts";
import { verificationRoutes } from "../http/verification-calls.ts";
import { addIdentityApp } from "../identity-app/identity-app-page.ts";
import type { Operator } from "../operator/operator.ts";
import { createVisitors } from "../operator/visitors.ts";
import { createWorldHost } from "../operator/world-host.ts";
import { createDocumentSockets } from "../sockets/document-sockets.ts";
import { addStatistics } from "../statistics/statistics-page.ts";
import { addVerification } from "../verification/verification-page.ts";

export interface OperatorOptions {
  database: DatabaseLocation;
  makeWorld: () => World;
  host: string;
  /** 0 uses any free port. */
  port: number;
  /** Where the cashier's pages are, an origin of their own; any free port by default. */
  cashierPort?: number;
  /** The sites that may call from a browser. */
  origins: readonly string[];
  bookmaker: string;
  /** An external broker; undefined for one in this process. */
  brokerUrl?: string | undefined;
  sessionLimits: SessionLimits;
  /** Boosts and free bets; on by default. */
  promotions?: boolean;
  /** The contacts of the accessibility statement; the sandbox's own by default. */
  accessibility?: AccessibilityContacts;
  /** The most that a bet pays, in cents; 250,000 euro by default. */
  maximumPayout?: number;
  /** Milliseconds (issue: 5 s unless configured). */
  inPlayDelay: number;
  wait?: (milliseconds: number) => Promise<void>;
  every?: Every;
  /** What an armed `crash` does, between a debit and its bet. */
  crash?: () => void;
  onError?: (error: unknown) => void;
}

/**
 * Milliseconds that an idle connection stays open. Node's default of 5 s may pass while a moved
 * clock plays hours of matches, and the next request would then meet a closed connection.
 */
const keepAlive = 65_000;

export interface RunningOperator {
  operator: Operator;
  port: number;
  cashierPort: number;
  close(): Promise<void>;
}

const waitFor = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function killProcess(): void {
  process.kill(process.pid, "SIGKILL");
}

function openBroker(
  { bookmaker, brokerUrl }: OperatorOptions,
  world: World,
  publisher: () => Publisher,
): Promise<Broker> {
  if (brokerUrl === undefined) {
    return createBroker({ bookmaker, onRead: (eventId) => publisher().refreshSnapshot(eventId) });
  }
  const isOffered = (eventId: string) => world.snapshot(eventId) !== null;
  const onReturn = () => publisher().publishAll();
  return createRemoteBroker({ url: brokerUrl, bookmaker, isOffered, onReturn });
}

/** Creates all parts of the operator's side except its HTTP server. */
async function createOperator(
  options: OperatorOptions,
): Promise<{ operator: Operator; closeDatabase: () => Promise<void> }> {
  const { database, close: closeDatabase } = await openDatabase(options.database);
  const world = createWorldHost(options.makeWorld);
  const onError = options.onError ?? console.error;
  await seedAccounts(database, world.now());
  await seedPromotions(database, world);
  await releaseAll(database);
  const key = await readSigningKey(database);
  const sessions = createSessions({
    database,
    key,
    now: world.now,
    limits: options.sessionLimits,
  });
  const faults = createFaults();
  const broker = await openBroker(options, world, () => publisher);
  const publisher: Publisher = createPublisher({
    world,
    publish: broker.publish,
    bookmaker: options.bookmaker,
    every: options.every ?? everyInterval,
  });
  const settlement = createSettlement({
    database,
    world,
    onPaid: () => publisher.announce("update_balance"),
    onFreeBetGivenBack: () => publisher.announce("refresh_freebets"),
    onError,
  });
  const promotions = createPromotions(options.promotions ?? true);
  const { maximumPayout = usualMaximumPayout } = options;
  let inPlayDelay = options.inPlayDelay;
  const crash = options.crash ?? killProcess;
  const operator: Operator = {
    database,
    world,
    sessions,
    loginGuard: createLoginGuard(world.now),
    captcha: createCaptchaTokens(world.now),
    verification: createVerificationService(world.now),
    chat: createConversations(),
    visitors: createVisitors(),
    cashier: { visits: createVisits(world.now), nextDeposits: createNextDeposits() },
    promotions,
    maximumPayout,
    placement: {
      database,
      world,
      promotions,
      maximumPayout,
      inPlayDelay: () => inPlayDelay,
      wait: options.wait ?? waitFor,
      betweenDebitAndBet(account) {
        if (faults.strike("transaction", "submit", account.username).length > 0) crash();
      },
      onPlacing: (outcomeIds) => settlement.expect(outcomeIds),
      onPlaced: (outcomeIds) => settlement.reconsider(outcomeIds),
      onFreeBetUsed: () => publisher.announce("update_freebets"),
    },
    cashOut: {
      database,
      world,
      inPlayDelay: () => inPlayDelay,
      wait: options.wait ?? waitFor,
      onPaid: () => publisher.announce("update_balance"),
    },
    settlement,
    publisher,
    broker,
    documentSockets: createDocumentSockets(sessions),
    faults,
    setInPlayDelay(milliseconds) {
      inPlayDelay = milliseconds;
    },
  };
  return { operator, closeDatabase };
}

function serverOf(app: Pick<Hono<Environment>, "fetch">): Server {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = keepAlive;
  return server;
}

/** Sockets of other sites are refused; a program that is no browser sends no origin. */
function acceptSockets(server: Server, operator: Operator, origins: readonly string[]): void {
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    const { origin } = request.headers;
    if (origin !== undefined && !origins.includes(origin)) return refuse("403 Forbidden");
    const { pathname } = new URL(request.url ?? "/", "http://sandbox");
    if (pathname === "/realtime") return operator.broker.upgrade(request, socket, head);
    if (pathname === "/document-status") {
      return operator.documentSockets.upgrade(request, socket, head);
    }
    refuse("404 Not Found");
  });
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Starts the operator's side. Rejects where the port is in use or the database can't be opened. */
export async function startOperator(options: OperatorOptions): Promise<RunningOperator> {
  const { operator, closeDatabase } = await createOperator(options);
  const { world, settlement, publisher, broker, documentSockets } = operator;
  let cashierPort = 0;
  const app = createRouter(
    [
      ...accountRoutes(operator),
      ...bettingRoutes(operator),
      ...builderRoutes(operator),
      ...cashOutRoutes(operator),
      ...cashierRoutes(operator, options.origins, { port: () => cashierPort }),
      ...chatRoutes(operator),
      ...contentRoutes(operator, options.accessibility),
      ...limitRoutes(operator),
      ...loyaltyRoutes(operator),
      ...notificationRoutes(operator),
      ...discoveryRoutes(operator),
      ...racingRoutes(world),
      ...matchCentreRoutes(world),
      ...priceHistoryRoutes(world),
      ...recoveryRoutes(operator, options.origins[0] ?? ""),
      ...registrationRoutes(operator),
      ...smartRegistrationRoutes(operator),
      ...freeBetRoutes(operator),
      ...historyRoutes(operator),
      ...identityRoutes(operator),
      ...sportsbookRoutes(world),
      ...verificationRoutes(operator),
    ],
    options.origins,
    {
      sessions: operator.sessions,
      faults: operator.faults,
      wait: options.wait ?? waitFor,
      onError: options.onError ?? console.error,
    },
  );
  addControl(app, operator);
  addCaptcha(app, operator.captcha, options.origins);
  addChat(app, operator, options.origins);
  addIdentityApp(app, operator, options.origins);
  addPictures(app);
  addVerification(app, operator, options.origins);
  addStatistics(app, world, options.origins);
  const server = serverOf(app);
  const cashierServer = serverOf(
    createCashierApp(operator, options.origins, options.onError ?? console.error),
  );
  acceptSockets(server, operator, options.origins);
  let port: number;
  try {
    port = await listen(server, options.host, options.port);
    cashierPort = await listen(cashierServer, options.host, options.cashierPort ?? 0);
  } catch (error) {
    if (server.listening) await closeServer(server);
    await broker.close();
    await closeDatabase();
    throw error;
  }
  await settlement.start();
  publisher.start();
  world.start();
  return {
    operator,
    port,
    cashierPort,
    async close() {
      world.stop();
      publisher.stop();
      settlement.stop();
      documentSockets.close();
      await broker.close();
      await Promise.all([closeServer(server), closeServer(cashierServer)]);
      await settlement.settled();
      await closeDatabase();
    },
  };
}
