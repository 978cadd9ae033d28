import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { atTheEnd } from './at-the-end.js';
import { HttpClient } from './http-client.js';

/** A second API of an installation, as the launcher runs it: a process of its own. */
export class ApiProcess {
  private constructor(
    private readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(settings: Readonly<Record<string, string>>): Promise<ApiProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/main.js')], {
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

  /** Somebody at this process, with the session that the other client has. */
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
