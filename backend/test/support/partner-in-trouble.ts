import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** How a partner treats a connection; `heard` is everything received on it so far. */
export type Conduct = (socket: Socket, heard: string) => void;

/** An external server on which calls fail. Calls its conduct with each received chunk. */
export class PartnerInTrouble {
  /** Everything received, by connection. */
  readonly calls: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async who(conduct: Conduct, greeting: Conduct = () => undefined) {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const partner = new PartnerInTrouble(server);
    server.on('connection', (socket) => {
      const call = partner.calls.push('') - 1;
      partner.sockets.add(socket.on('error', () => socket.destroy()));
      greeting(socket, '');
      socket.on('data', (piece) => {
        partner.calls[call] += piece.toString('latin1');
        conduct(socket, partner.calls[call] ?? '');
      });
    });
    return partner;
  }

  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}

/** What HTTP callers must cope with, also after the headers of a reply. */
export const TROUBLES: Readonly<Record<string, Conduct>> = {
  'never answers': () => undefined,
  'hangs up at once': (socket) => socket.resetAndDestroy(),
  'closes without an answer': (socket) => socket.end(),
  'falls silent within the head of its answer': (socket) => socket.write('HTTP/1.1 200 OK\r\nCon'),
  'breaks off within the head of its answer': (socket) =>
    socket.write('HTTP/1.1 200 OK\r\nCon', () => socket.resetAndDestroy()),
  'falls silent within its answer': (socket) => socket.write(HALF),
  'breaks off within its answer': (socket) => socket.write(HALF, () => socket.resetAndDestroy()),
  'ends before the end of its answer': (socket) => socket.end(HALF),
  'never comes to the end of the head of its answer': (socket) =>
    trickle(socket, 'HTTP/1.1 200 OK\r\nCon'),
  'never comes to an end within its answer': (socket) => trickle(socket, HALF),
  'says no HTTP': (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
};

/** Sends data forever, without long pauses. */
export function trickle(socket: Socket, begin: string, more = 'x'): void {
  socket.write(begin);
  const drops = setInterval(() => socket.write(more), 50);
  socket.once('close', () => clearInterval(drops));
}

const HALF =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"keys":[{"kty":"RSA",';
