import { getDocumentSocket } from "@grandstand/contract/account";
import { documentStatusMessageSchema } from "@grandstand/contract/document-status";
import type { User } from "@grandstand/contract/user";
import { intervals, thresholds } from "@grandstand/rules/intervals";
import * as v from "valibot";
import { documentSocketOpening } from "../../core/intervals.ts";
import type { Site } from "../../core/site/site.ts";

/** One open line to the operator's account service. */
export interface StatusSocket {
  send(text: string): void;
  close(): void;
}

export interface StatusSocketHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  /** It closed, or could not be opened; not after `close`. */
  readonly onClose: () => void;
}

export type OpenStatusSocket = (url: string, handlers: StatusSocketHandlers) => StatusSocket;

export interface DocumentSocketDependencies extends Pick<Site, "api" | "setTimer"> {
  readonly openSocket: OpenStatusSocket;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** It is open: what was sent before is missed. */
  readonly onOpen: () => void;
  readonly onStatus: (status: User["document_status"]) => void;
}

const ping = JSON.stringify({ event: "ping" });
/** The share of the pause by which clients come back apart from each other. */
const jitter = 0.2;

/**
 * Follows the status of a person's documents over the operator's socket (A4, docs/decisions/05): a ping keeps it open,
 * and after a close it is opened again, up to ten times in a row. Returns its end.
 */
export function followDocumentStatus(dependencies: DocumentSocketDependencies): () => void {
  const { api, setTimer, openSocket, random, onOpen, onStatus } = dependencies;
  let isOver = false;
  let failures = 0;
  let socket: StatusSocket | null = null;
  let cancel = () => {};

  function wait(milliseconds: number, run: () => void) {
    cancel();
    cancel = setTimer(run, milliseconds);
  }

  function retry() {
    socket = null;
    if (isOver) return;
    failures += 1;
    if (failures > thresholds.documentReconnects) return cancel();
    wait(intervals.documentReconnect * (1 + jitter * random()), () => void open());
  }

  function keepAlive() {
    wait(intervals.documentPing, () => {
      socket?.send(ping);
      keepAlive();
    });
  }

  function receive(text: string) {
    const message = v.safeParse(
      v.pipe(v.string(), v.parseJson(), documentStatusMessageSchema),
      text,
    );
    if (message.success) onStatus(message.output.data.document_status);
  }

  async function open() {
    const answer = await api(getDocumentSocket);
    if (isOver) return;
    if (!answer.ok) return retry();
    const opened = openSocket(answer.value.url, {
      onOpen() {
        failures = 0;
        keepAlive();
        onOpen();
      },
      onMessage: receive,
      onClose: retry,
    });
    socket = opened;
    wait(documentSocketOpening, () => {
      opened.close();
      retry();
    });
  }

  void open();
  return () => {
    isOver = true;
    cancel();
    socket?.close();
  };
}

/** Opens the browser's own socket; an address that is none closes at once. */
export const openBrowserSocket: OpenStatusSocket = (url, { onOpen, onMessage, onClose }) => {
  const socket = new WebSocket(url);
  let isClosed = false;
  socket.addEventListener("open", onOpen);
  socket.addEventListener("message", ({ data }) => onMessage(String(data)));
  socket.addEventListener("close", () => {
    if (!isClosed) onClose();
  });
  return {
    send: (text) => socket.send(text),
    close() {
      isClosed = true;
      socket.close();
    },
  };
};
