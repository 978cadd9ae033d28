import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Service } from '../../local/service.ts';

describe('a process whose program is gone', () => {
  it('is told of, and stopping does not wait for it', async () => {
    const service = new Service({
      ...{ name: 'worker', cwd: '/', env: {}, say: () => undefined },
      command: [join(import.meta.dirname, 'no-such-program')],
    });
    await assert.rejects(service.start(), /The worker did not start .*ENOENT/);
    await service.stop();
  });
});
