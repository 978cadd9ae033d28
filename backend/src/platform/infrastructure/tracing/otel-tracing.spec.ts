import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { OtelTracing } from './otel-tracing.js';

it('ends in time and without a complaint when its collector does not answer', async () => {
  const collector = createServer((socket) => socket.on('error', () => socket.destroy()));
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const options = { endpoint: `http://127.0.0.1:${port}`, service: 'lectern', ratio: 1 };
  const tracing = new OtelTracing(options, 50);
  await tracing.span('GET /api/site', { kind: 'server' }, async () => undefined);
  await expect(tracing.close()).resolves.toBeUndefined();
  collector.close();
});
