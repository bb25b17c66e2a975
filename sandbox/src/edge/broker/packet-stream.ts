import { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";

/**
 * A socket as the stream that the broker writes packets to. Packets of one turn leave as one
 * WebSocket message: some readers hold a packet that is spread over several messages until the next
 * one arrives.
 */
export function createPacketStream(socket: WebSocket): Duplex {
  const send = (data: Buffer, done: (error?: Error | null) => void) => {
    if (socket.readyState === socket.OPEN) socket.send(data, done);
    else done(new Error("the socket is closed"));
  };
  const stream = new Duplex({
    read: () => socket.resume(),
    write: (chunk: Buffer, _encoding, done) => send(chunk, done),
    writev: (chunks: { chunk: Buffer }[], done) =>
      send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done),
    final(done) {
      socket.close();
      done();
    },
    destroy(error, done) {
      socket.terminate();
      done(error);
    },
  });
  socket.on("message", (data: RawData) => {
    if (!stream.push(data)) socket.pause();
  });
  socket.on("close", () => stream.destroy());
  socket.on("error", () => stream.destroy());
  return stream;
}
