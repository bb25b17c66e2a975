import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { User } from "@grandstand/contract/user";
import { type WebSocket, WebSocketServer } from "ws";
import type { Sessions } from "../../domain/sessions/sessions.ts";

/** The sockets that send a person the status of their documents (A4). */
export interface DocumentSockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Sends `document-status-updated` to every socket of the person whose session is open; returns how many. */
  announce(accountId: string, status: User["document_status"]): Promise<number>;
  closeSockets(): number;
  close(): void;
}

const largestMessage = 1024;

/** More open sockets of one session than a person has tabs: the oldest is closed. */
const mostOfSession = 30;
/** The close code of a session that has ended. */
const sessionEnded = 4401;

interface Owner {
  readonly accountId: string;
  readonly sessionId: string;
}

export function createDocumentSockets(sessions: Sessions): DocumentSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const owners = new Map<WebSocket, Owner>();

  const open = (socket: WebSocket, owner: Owner) => {
    const others = [...owners].filter(([, { sessionId }]) => sessionId === owner.sessionId);
    if (others.length >= mostOfSession) others[0]?.[0].terminate();
    owners.set(socket, owner);
    socket.on("close", () => owners.delete(socket));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data) => void answerPing(socket, owner, String(data)));
  };
  /** Whether the session of a socket is open; one that has ended ends its sockets. */
  const stands = async (socket: WebSocket, { sessionId }: Owner) => {
    const isThere = await sessions.isOpen(sessionId);
    if (!isThere) socket.close(sessionEnded);
    return isThere;
  };
  /** Answers `{event: "ping"}` with `{event: "pong"}`, and nothing else. */
  const answerPing = async (socket: WebSocket, owner: Owner, data: string) => {
    if (!/"event"\s*:\s*"ping"/.test(data) || !(await stands(socket, owner))) return;
    socket.send(JSON.stringify({ event: "pong" }));
  };
  const closeSockets = () => {
    const sockets = [...owners.keys()];
    for (const socket of sockets) socket.terminate();
    return sockets.length;
  };
  return {
    upgrade(request, socket, head) {
      const token = new URL(request.url ?? "/", "http://sandbox").searchParams.get("token") ?? "";
      const refuse = () => socket.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n");
      sessions
        .findByDocumentToken(token)
        .then((session) => {
          if (!session) throw new Error("no session");
          const owner = { accountId: session.account.id, sessionId: session.id };
          server.handleUpgrade(request, socket, head, (client) => open(client, owner));
        })
        .catch(refuse);
    },
    async announce(accountId, status) {
      const message = { event: "document-status-updated", data: { document_status: status } };
      let count = 0;
      for (const [socket, owner] of owners) {
        if (owner.accountId !== accountId || !(await stands(socket, owner))) continue;
        socket.send(JSON.stringify(message));
        count += 1;
      }
      return count;
    },
    closeSockets,
    close() {
      closeSockets();
      server.close();
    },
  };
}
