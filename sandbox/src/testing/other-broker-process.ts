import { createServer } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { Aedes } from "aedes";
import { createWebSocketStream, WebSocketServer } from "ws";

/** A separate broker, like Mosquitto, in a process that a test kills: it keeps nothing. Its parent names two ports. */

const [tcpPort, webSocketPort] = process.argv.slice(2).map(Number);
const engine = await Aedes.createBroker();
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
