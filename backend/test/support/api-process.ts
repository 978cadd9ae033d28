import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { atTheEnd } from './at-the-end.js';
import { HttpClient } from './http-client.js';

/** A second API process of an installation, started as the launcher does it. */
export class ApiProcess {
  private constructor(
    private readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** @param program a file of `dist` */
  static async start(
    settings: Readonly<Record<string, string>>,
    program = 'main.js',
  ): Promise<ApiProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist', program)], {
      env: { ...process.env, ...settings, ROLES: 'api', PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const stop = atTheEnd(async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    });
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])) as unknown[];
    if (message !== 'ready') throw new Error(`The API ended with ${String(message)}.`);
    return new ApiProcess(`http://127.0.0.1:${port}`, stop);
  }

  /** A client of this process with the other client's session. */
  with(client: HttpClient): HttpClient {
    const twin = new HttpClient(this.url);
    twin.setCookie('session', client.cookie('session') ?? '');
    return twin;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
