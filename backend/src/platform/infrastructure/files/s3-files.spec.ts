import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { S3Files } from './s3-files.js';

it('gives up on a store that takes a call and falls silent', async () => {
  const store = createServer((socket) => socket.on('error', () => socket.destroy()));
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = store.address() as AddressInfo;
  const settings = { accessKey: 'a', secretKey: 's', bucket: 'lectern', region: 'us-east-1' };
  const files = new S3Files(
    { ...settings, endpoint: `http://127.0.0.1:${port}` },
    { silenceMs: 50, progressMs: 1_000 },
  );
  await expect(files.info('videos/one.mp4')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  store.close();
});
