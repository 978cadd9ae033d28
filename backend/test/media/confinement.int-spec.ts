import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { confine } from '../../src/modules/catalog/infrastructure/transcoding/confinement.js';
import { runTool } from '../../src/modules/catalog/infrastructure/transcoding/run-tool.js';
import type { Toolbox } from '../../src/modules/catalog/infrastructure/transcoding/toolbox.js';
import { Clips, localTranscoder } from './clips.js';

jest.setTimeout(60_000);

const never = new AbortController().signal;
const limits = { cpuSeconds: 1, memoryBytes: 512 * 1024 ** 2, fileBytes: 4096 };
let clips: Clips;
let wrappers: Toolbox['wrappers'];

beforeAll(async () => {
  clips = await Clips.open();
  wrappers = clips.wrappers;
});

afterAll(() => clips.close());

/** The output of the confined command. */
async function confined(...command: string[]): Promise<string> {
  const lines: string[] = [];
  await runTool({
    command: [...confine(wrappers, limits), ...command],
    signal: never,
    silenceMs: 20_000,
    onLine: (line) => lines.push(line),
  });
  return lines.join('\n');
}

const networkDevices = (table: string) =>
  [...table.matchAll(/^ *([\w-]+):/gm)].map(([, name]) => name);

describe('What opens untrusted files', () => {
  it('has bounded memory, processor time and files', async () => {
    const bounds = await confined('/bin/cat', '/proc/self/limits');
    expect(bounds).toMatch(/Max address space +536870912 /);
    expect(bounds).toMatch(/Max cpu time +1 /);
    expect(bounds).toMatch(/Max file size +4096 /);
  });

  it('sees no network, where the kernel lets us take it away', async () => {
    const seen = networkDevices(await confined('/bin/cat', '/proc/self/net/dev'));
    const ours = networkDevices(await readFile('/proc/self/net/dev', 'utf8'));
    expect(seen).toEqual(wrappers.unshare ? ['lo'] : ours);
  });

  it('is ended when it spins', async () => {
    await expect(confined('/bin/sh', '-c', 'while :; do :; done')).rejects.toThrow(
      /SIG(XCPU|KILL)/,
    );
  });

  it('knows none of our secrets', async () => {
    process.env['SECRET_OF_OURS'] = 'hunter2';
    expect(await confined('/usr/bin/env')).not.toContain('hunter2');
    delete process.env['SECRET_OF_OURS'];
  });
});

it('A folder that a killed worker left a day ago is cleared away, others stay', async () => {
  const work = join(clips.folder, 'work');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  for (const name of ['abandoned', 'busy']) await mkdir(join(work, name), { recursive: true });
  await utimes(join(work, 'abandoned'), yesterday, yesterday);
  const opening = localTranscoder(work).open('video', Readable.from(['text']), never);
  await expect(opening).rejects.toThrow('not a video');
  expect(await readdir(work)).toEqual(['busy']);
});
