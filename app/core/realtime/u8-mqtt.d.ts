/** The little of the library that is used; it ships no types. */
declare module "u8-mqtt/esm/web/basic-v4.js" {
  interface PublishPacket {
    topic: string;
    payload: Uint8Array;
  }
  /** What it uses of a socket; it sets the four handlers. */
  interface PacketSocket {
    readonly readyState: number;
    send(bytes: Uint8Array<ArrayBuffer>): void;
    onopen: (() => void) | null;
    onmessage: ((event: { data: Uint8Array }) => void) | null;
    onerror: ((event: unknown) => void) | null;
    onclose: ((event: { wasClean: boolean; code: number; reason: string }) => void) | null;
  }
  interface Options {
    on_mqtt_type: { mqtt_publish(packet: PublishPacket): void };
  }
  export interface MqttClient {
    with(handlers: {
      on_disconnect?: (client: MqttClient, intentional: boolean, error?: unknown) => void;
      on_error?: (error: unknown) => void;
      log_conn?: () => void;
    }): MqttClient;
    with_websock(socket: PacketSocket): MqttClient;
    connect(packet?: {
      client_id?: string;
      /** Without it the broker continues with what this name had subscribed to before. */
      flags?: { clean_start: boolean };
      keep_alive?: number;
    }): Promise<unknown>;
    disconnect(): Promise<unknown>;
    subscribe(topics: string[]): Promise<unknown>;
    unsubscribe(topics: string[]): Promise<unknown>;
  }
  export function mqtt_v4(options: Options): MqttClient;
}
