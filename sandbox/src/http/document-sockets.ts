import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { User } from "@grandstand/contract/user";
import { type WebSocket, WebSocketServer } from "ws";
import type { Sessions } from "../sessions/sessions.ts";

/** The sockets that send a person the status of their documents (A4). */
export interface DocumentSockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Sends `document-status-updated` to every open socket of the person; returns how many there were. */
  announce(accountId: string, status: User["document_status"]): number;
  closeSockets(): number;
  close(): void;
}

const largestMessage = 1024;

/** Answers `{event: "ping"}` with `{event: "pong"}`, and nothing else. */
function answerPing(socket: WebSocket, data: string): void {
  if (/"event"\s*:\s*"ping"/.test(data)) socket.send(JSON.stringify({ event: "pong" }));
}

export function createDocumentSockets(sessions: Sessions): DocumentSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const owners = new Map<WebSocket, string>();

  const open = (socket: WebSocket, accountId: string) => {
    owners.set(socket, accountId);
    socket.on("close", () => owners.delete(socket));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data) => answerPing(socket, String(data)));
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
          server.handleUpgrade(request, socket, head, (client) => open(client, session.account.id));
        })
        .catch(refuse);
    },
    announce(accountId, status) {
      const message = { event: "document-status-updated", data: { document_status: status } };
      const sockets = [...owners].filter(([, owner]) => owner === accountId);
      for (const [socket] of sockets) socket.send(JSON.stringify(message));
      return sockets.length;
    },
    closeSockets,
    close() {
      closeSockets();
      server.close();
    },
  };
}
