import { loadCodeNow } from "@grandstand/ui/load-code";
import { lineOpening, lineSilence } from "../intervals.ts";
import { gatherPackets } from "./whole-packets.ts";

const loadMqtt = () => import("u8-mqtt/esm/web/basic-v4.js");

type MqttModule = Awaited<ReturnType<typeof loadMqtt>>;
type MqttClient = ReturnType<MqttModule["mqtt_v4"]>;

/** One line to the broker, from its try to its end. It is never opened again. */
export interface Line {
  /** Resolves with the broker's confirmation. Nothing is sent unless the line is open. */
  subscribe(topics: readonly string[]): Promise<unknown> | undefined;
  unsubscribe(topics: readonly string[]): Promise<unknown> | undefined;
  /** Ends it; nothing is reported of it any more. */
  close(): void;
}

export interface LineTimes {
  /** Milliseconds from any start. */
  readonly now: () => number;
  readonly setTimer: (run: () => void, milliseconds: number) => () => void;
}

export interface LineHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (topic: string, payload: string) => void;
  /** It broke, or could not be opened: once, and the last that is reported of it. */
  readonly onEnd: () => void;
}

/**
 * Opens one MQTT 3.1.1 line over WebSocket. The library reports nothing of a socket that fails before it is
 * open, and of a broker that never answers (u8-mqtt 0.6.7): the socket is therefore made and watched here.
 */
export function openLine(url: string, { now, setTimer }: LineTimes, handlers: LineHandlers): Line {
  const decoder = new TextDecoder();
  let socket: WebSocket | null = null;
  let client: MqttClient | null = null;
  let isOver = false;
  let messageAt = 0;
  let cancel = setTimer(end, lineOpening);

  function finish() {
    isOver = true;
    cancel();
    client = null;
    socket?.close();
  }

  function end() {
    if (isOver) return;
    finish();
    handlers.onEnd();
  }

  function watchSilence() {
    const silence = now() - messageAt;
    if (silence >= lineSilence) end();
    else cancel = setTimer(watchSilence, lineSilence - silence);
  }

  async function connect() {
    const { mqtt_v4 } = await loadCodeNow(loadMqtt);
    if (isOver) return;
    const opened = mqtt_v4({
      on_mqtt_type: {
        mqtt_publish({ topic, payload }) {
          if (isOver) return;
          messageAt = now();
          handlers.onMessage(topic, decoder.decode(payload));
        },
      },
    }).with({ on_disconnect: end, on_error: end, log_conn: () => undefined });
    socket = new WebSocket(url, ["mqtt"]);
    socket.addEventListener("error", end);
    socket.addEventListener("close", end);
    // Each line begins with no topics, and each tab has a name of its own: a copied tab has the storage of the first.
    const client_id = Math.random().toString(36).slice(2);
    const flags = { clean_start: true };
    await opened
      .with_websock(wholePackets(socket, end))
      .connect({ client_id, flags, keep_alive: 30 });
    if (isOver) return;
    client = opened;
    cancel();
    messageAt = now();
    watchSilence();
    handlers.onOpen();
  }

  // Its code can be missing for a moment as the broker can: both are tried again.
  connect().catch(end);
  return {
    subscribe: (topics) => client?.subscribe([...topics]),
    unsubscribe: (topics) => client?.unsubscribe([...topics]),
    close() {
      client?.disconnect().catch(() => undefined);
      finish();
    },
  };
}

type PacketSocket = Parameters<MqttClient["with_websock"]>[0];

/** The socket as the library uses it, handing on whole packets alone. */
function wholePackets(socket: WebSocket, onWrong: () => void): PacketSocket {
  const gather = gatherPackets();
  const packets: PacketSocket = {
    readyState: socket.readyState,
    send: (bytes) => socket.send(bytes),
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
  };
  socket.binaryType = "arraybuffer";
  socket.addEventListener("open", () => packets.onopen?.());
  socket.addEventListener("close", (event) => packets.onclose?.(event));
  socket.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
    try {
      const whole = gather(new Uint8Array(data));
      if (whole.length > 0) packets.onmessage?.({ data: whole });
    } catch {
      onWrong();
    }
  });
  return packets;
}
