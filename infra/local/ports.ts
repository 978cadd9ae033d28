import net from 'node:net';

export interface HeldPort {
  port: number;
  letGo: () => Promise<void>;
}

/** A TCP port that nobody else gets until it is let go. */
export function holdPort(): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    // Whoever connects too early is refused, as where nobody listens.
    const holder = net.createServer((client) => client.destroy()).unref();
    holder.once('error', reject);
    holder.listen(0, '127.0.0.1', () => {
      const { port } = holder.address() as net.AddressInfo;
      const letGo = (): Promise<void> => new Promise((done) => holder.close(() => done()));
      resolve({ port, letGo });
    });
  });
}

/** A TCP port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether our web server could listen on the port, on all addresses of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
