import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/ports.ts';
import { aptInstall, onPath } from './apt.ts';
import { startDaemon, type Daemon } from './daemon.ts';
import type { Service } from './service.ts';
import { CREDENTIALS, proxyConfig, storageConfig, type SwiftPorts } from './swift-config.ts';

const NAME = 'S3 (files contract suite)';
const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const STORAGE = ['account', 'container', 'object'] as const;

/** The S3 at S3_ENDPOINT, or else OpenStack Swift with its S3 API, the only real S3 in Debian. */
export async function startS3(): Promise<Service> {
  const given = process.env['S3_ENDPOINT'];
  if (given) {
    return {
      env: settings(given, process.env['S3_ACCESS_KEY'] ?? '', process.env['S3_SECRET_KEY'] ?? ''),
      stop: async () => undefined,
    };
  }
  if (process.getuid?.() !== 0)
    return { missing: `${NAME}: set S3_ENDPOINT; a server of our own needs root.` };
  if (!onPath('swift-proxy-server') || !onPath('memcached')) {
    const reason = aptInstall(PACKAGES);
    if (reason) return { missing: `${NAME}: set S3_ENDPOINT; ${reason}.` };
  }
  return startSwift();
}

const settings = (endpoint: string, accessKey: string, secretKey: string): NodeJS.ProcessEnv => ({
  TEST_S3_ENDPOINT: endpoint,
  TEST_S3_ACCESS_KEY: accessKey,
  TEST_S3_SECRET_KEY: secretKey,
});

async function startSwift(): Promise<Service> {
  const dir = await mkdtemp(join(tmpdir(), 'lectern-swift-'));
  await mkdir(join(dir, 'devices/disk'), { recursive: true });
  const [proxy = 0, account = 0, container = 0, object = 0, memcached = 0] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  const ports: SwiftPorts = { proxy, account, container, object, memcached };
  for (const kind of STORAGE) {
    makeRing(dir, kind, ports[kind]);
    await writeFile(join(dir, `${kind}.conf`), storageConfig(kind, dir, ports[kind]));
  }
  await writeFile(join(dir, 'proxy.conf'), proxyConfig(dir, ports));

  const daemons: Daemon[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(daemons.map((daemon) => daemon.stop()));
    await rm(dir, { recursive: true, force: true });
  };
  const start = async (name: string, command: string[], port: number): Promise<void> => {
    daemons.push(await startDaemon(command, join(dir, `${name}.log`), () => accepts(port)));
  };
  try {
    // Not `nobody`: a change of user would keep it from dying with us.
    const cache = ['memcached', '-u', 'root', '-l', '127.0.0.1', '-p', String(memcached)];
    await Promise.all([
      start('memcached', cache, memcached),
      ...STORAGE.map((kind) =>
        start(kind, [`swift-${kind}-server`, join(dir, `${kind}.conf`)], ports[kind]),
      ),
      start('proxy', ['swift-proxy-server', join(dir, 'proxy.conf')], proxy),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  const { accessKey, secretKey } = CREDENTIALS;
  return { env: settings(`http://127.0.0.1:${proxy}`, accessKey, secretKey), stop };
}

/** One replica on one disk: this is a test double with real semantics, not a store. */
function makeRing(dir: string, kind: string, port: number): void {
  const builder = join(dir, `${kind}.builder`);
  const ring = (...args: string[]): void => {
    execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' });
  };
  ring('create', '4', '1', '1');
  ring('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  ring('rebalance');
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
