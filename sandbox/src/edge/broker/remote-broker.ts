import { eventTopic } from "@grandstand/contract/realtime";
import { connectAsync, type MqttClient } from "mqtt";
import type { Broker } from "./broker.ts";

/** Milliseconds that a broker on another machine may take to answer when the sandbox starts. */
const connectTimeout = 10_000;
/** Seconds between two pings: a cut that closes nothing is noticed after one and a half times as long. */
const keepalive = 10;

interface Options {
  /** `mqtt://` or `mqtts://`, with a name and password in it where the broker requires them. */
  url: string;
  bookmaker: string;
  /** Whether an event is offered; the retained snapshot of any other is stale and removed. */
  isOffered: (eventId: string) => boolean;
  /** The line is back after a cut: what was published meanwhile is lost, and the broker may have restarted. */
  onReturn: () => void;
}

async function connect(url: string): Promise<MqttClient> {
  const settings = {
    connectTimeout,
    keepalive,
    protocolVersion: 4,
    queueQoSZero: false,
    // A broker that is starting refuses a line for a moment; without this the library never tries again.
    reconnectOnConnackError: true,
  } as const;
  try {
    return await connectAsync(url, settings, false);
  } catch (error) {
    throw new Error(`The broker ${url} can't be reached: ${error}`, { cause: error });
  }
}

/**
 * Retained snapshots outlive the sandbox that published them; this removes those of events not offered now. Their
 * names are not known, so that a wildcard has to find them: a broker that hands out nothing retained to one
 * (RabbitMQ) keeps them. No page reads them.
 */
async function removeStaleSnapshots(client: MqttClient, { bookmaker, isOffered }: Options) {
  const everySnapshot = eventTopic(bookmaker, "+", "snapshot");
  client.on("message", (topic, payload, packet) => {
    const eventId = topic.split("/")[3] ?? "";
    if (!packet.retain || payload.length === 0 || isOffered(eventId)) return;
    client.publish(topic, "", { retain: true });
  });
  await client.subscribeAsync(everySnapshot);
}

/**
 * Publishes through an external broker, such as Mosquitto or a cluster; readers connect to that
 * broker and not to the sandbox. The broker decides who may read and how much. Rejects where the
 * broker can't be reached within ten seconds.
 */
export async function createRemoteBroker(options: Options): Promise<Broker> {
  const client = await connect(options.url);
  client.on("error", (error) => console.error(`The broker: ${error.message}`));
  await removeStaleSnapshots(client, options);
  // The line that is open already is not reported; each one after it is.
  client.on("connect", options.onReturn);
  return {
    publish(topic, payload, retain) {
      client.publish(topic, payload, { retain, qos: 0 });
    },
    upgrade(_request, socket) {
      socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n");
    },
    // The readers' sockets belong to the broker: there is none here to delay or close.
    admit: () => undefined,
    closeSockets: () => 0,
    close: () => client.endAsync(),
  };
}
