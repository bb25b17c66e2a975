/** Gathers bytes of a line, and returns those that make whole packets; what remains waits for the next bytes. */
export type GatherPackets = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/**
 * MQTT lets a packet come in several WebSocket messages (MQTT-6.0.0-2), and a proxy may divide what the broker
 * sent whole. The library then holds later packets back, until as many bytes as that one had have gathered.
 */
export function gatherPackets(): GatherPackets {
  let waiting = new Uint8Array(0);
  return (bytes) => {
    const all = waiting.length === 0 ? bytes : joined(waiting, bytes);
    let end = 0;
    for (let next = packetEnd(all, end); next !== null; next = packetEnd(all, end)) end = next;
    waiting = all.slice(end);
    return all.subarray(0, end);
  };
}

/**
 * Where the packet that begins there ends; null where it isn't whole. Its length has seven bits a byte (MQTT 2.2.3).
 */
function packetEnd(bytes: Uint8Array, start: number): number | null {
  let length = 0;
  for (let at = 1; at <= 4; at += 1) {
    const byte = bytes[start + at];
    if (byte === undefined) return null;
    length += (byte & 0x7f) * 128 ** (at - 1);
    if (byte < 0x80) {
      const end = start + at + 1 + length;
      return end <= bytes.length ? end : null;
    }
  }
  throw new Error("A packet's length has more than four bytes.");
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
