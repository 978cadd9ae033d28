import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a server that can be shut, cut, or made to swallow data. */
export class Door {
  /** The number of connection attempts. */
  knocks = 0;
  private isOpen = true;
  private lastWord: string | null = null;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(url: string): Promise<Door> {
    const target = new URL(url);
    const { port, hostname } = target;
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    target.port = String((server.address() as AddressInfo).port);
    const door = new Door(server, target.href);
    server.on('connection', (socket) => door.let(socket, () => connect(Number(port), hostname)));
    return door;
  }

  /** Closes open connections, and refuses new ones. */
  shut(): void {
    this.isOpen = false;
    this.cut();
  }

  reopen(): void {
    this.isOpen = true;
  }

  /** Swallows all data on the present connections; new ones work. */
  swallow(): void {
    for (const socket of this.sockets) socket.unpipe().on('data', () => undefined);
  }

  /** Once: data with this word is passed on, but the connection breaks at its answer. */
  breakAfter(word: string): void {
    this.lastWord = word;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private let(socket: Socket, through: () => Socket): void {
    this.knocks += 1;
    if (!this.isOpen) return void socket.destroy();
    const inner = through();
    for (const side of [socket, inner]) {
      this.sockets.add(side);
      side.on('error', () => undefined);
    }
    socket.on('data', (said: Buffer) => {
      if (this.lastWord === null || !said.includes(this.lastWord)) return;
      this.lastWord = null;
      inner.unpipe(socket).once('data', () => [socket, inner].forEach((side) => side.destroy()));
      inner.resume();
    });
    socket.pipe(inner).pipe(socket);
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}
