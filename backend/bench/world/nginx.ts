import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../infra/local/ports.ts';
import { startDaemon } from '../../../infra/test/services/daemon.ts';

export interface Nginx {
  pid: number;
  url: string;
  /** The folder it serves below `/`, and where it stores uploads. */
  folder: string;
  stop(): Promise<void>;
}

/** nginx as a floor: sends files of a folder by sendfile and writes the bodies of PUT into it. */
export async function startNginx(): Promise<Nginx> {
  // Its workers may run as another user.
  const home = await mkdtemp(join(tmpdir(), 'lectern-nginx-'));
  const folder = join(home, 'files');
  mkdirSync(folder);
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration(home, folder, port));
  const url = `http://127.0.0.1:${port}`;
  const daemon = await startDaemon(
    ['nginx', '-e', join(home, 'error.log'), '-p', home, '-c', file],
    join(home, 'log'),
    async () => (await fetch(url)).status > 0,
  );
  return {
    ...{ pid: daemon.pid, url, folder },
    stop: async () => {
      await daemon.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

const configuration = (home: string, folder: string, port: number): string => `
daemon off;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${home}/pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${home}/bodies;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
  client_max_body_size 0;
  sendfile on;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    dav_methods PUT DELETE;
  }
}
`;
