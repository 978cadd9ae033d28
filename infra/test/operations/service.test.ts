import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
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

describe('a process whose logs were deleted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-service-'));
  const logs = join(folder, 'logs');
  const logFile = join(logs, 'api.log');
  const program = "process.send('ready'); console.log('here'); setTimeout(() => {}, 60_000);";
  const said: string[] = [];
  const service = new Service({
    ...{ name: 'API', cwd: '/', env: {}, logFile, say: (line: string) => said.push(line) },
    command: [process.execPath, '-e', program],
  });
  const saying = async (what: RegExp): Promise<void> => {
    while (!said.some((line) => what.test(line))) await sleep(20);
  };
  const kill = (): void => {
    const { child } = service as unknown as { child: { kill(signal: string): void } };
    child.kill('SIGKILL');
  };

  it('is started again, and tells on', async () => {
    await service.start();
    rmSync(logs, { recursive: true });
    kill();
    await saying(/back/);
    while (!readFileSync(logFile, 'utf8').includes('here')) await sleep(20);
  });

  it('is tried again where it cannot tell', async () => {
    rmSync(logs, { recursive: true });
    writeFileSync(logs, '');
    said.length = 0;
    kill();
    await saying(/EEXIST/);
    rmSync(logs);
    await saying(/back/);
    await service.stop();
    rmSync(folder, { recursive: true });
  });
});

describe('a process that is told to end', () => {
  it('is given the time to serve on that its settings ask for', async () => {
    const drainMs = 60_000;
    const program =
      "process.on('SIGTERM', () => {}); process.send('ready'); setInterval(() => {}, 1e6)";
    const service = new Service({
      ...{ name: 'API', cwd: '/', env: {}, drainMs, say: () => undefined },
      command: [process.execPath, '-e', program],
    });
    await service.start();
    mock.timers.enable({ apis: ['setTimeout'] });
    let isGone = false;
    const stopped = service.stop().then(() => (isGone = true));
    mock.timers.tick(drainMs);
    // Longer than a kill takes.
    for (const from = performance.now(); performance.now() - from < 500;)
      await new Promise(setImmediate);
    assert.equal(isGone, false);
    mock.timers.tick(drainMs);
    await stopped;
    mock.timers.reset();
  });
});
