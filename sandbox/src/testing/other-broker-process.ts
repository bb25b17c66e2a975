import { createServer } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { Aedes } from "aedes";
import { createWebSocketStream, WebSocketServer } from "ws";

/** A separate broker, like Mosquitto, in a process that a test kills: it keeps nothing. Its parent names two ports. */

const [tcpPort, webSocketPort] = process.argv.slice(2).map(Number);
const engine = await Aedes.createBroker({
  // aedes 1.2.0 loses a retained message that one which is not follows at once, as a heartbeat follows a snapshot every
  // other second. The brokers that this one is like keep both.
  authorizePublish(_client, { retain }, done) {
    if (retain) done(null);
    else setImmediate(done, null);
  },
});
const tcp = createTcpServer(engine.handle);
const web = createServer();
new WebSocketServer({ server: web, handleProtocols: () => "mqtt" }).on("connection", (socket) => {
  engine.handle(createWebSocketStream(socket));
});

function listen(server: Pick<Server, "listen">, port: number | undefined): Promise<void> {
  return new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
}

await listen(tcp, tcpPort);
await listen(web, webSocketPort);
process.send?.("ready");
