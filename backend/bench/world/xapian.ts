import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { courses } from './courses.ts';
import { requests } from './queries.ts';
import { KEPT } from './server.ts';
import { fingerprint } from './worlds.ts';

/** Debian's own Python, because python3-xapian is installed for it, whatever other Python comes first in the PATH. */
export const PYTHON = '/usr/bin/python3';
const PROGRAM = join(import.meta.dirname, '../floors/full-text.py');

export const hasXapian = (): boolean =>
  spawnSync(PYTHON, ['-c', 'import xapian'], { stdio: 'ignore' }).status === 0;

/** Milliseconds of each request to an index of so many courses, which is built once and kept. */
export async function xapianTimes(count: number, asked: number): Promise<number[]> {
  const folder = join(KEPT, `xapian-${count}-${fingerprint()}`);
  if (!existsSync(folder)) {
    const draft = join(KEPT, `xapian-draft-${count}`);
    rmSync(draft, { recursive: true, force: true });
    await run(draft, 'build', count, 0);
    renameSync(draft, folder);
  }
  return run(folder, 'ask', 0, asked);
}

async function run(folder: string, step: string, count: number, asked: number): Promise<number[]> {
  const child = spawn(PYTHON, [PROGRAM, folder, step], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answer = text(child.stdout);
  const say = async (line: string): Promise<void> => {
    if (!child.stdin.write(`${line}\n`)) await once(child.stdin, 'drain');
  };
  for (const course of courses(count))
    if (course.isPublished)
      await say(`${course.title} ${course.subTitle} ${course.description}`.replaceAll('\n', ' '));
  if (step === 'build') await say('');
  const request = requests(2);
  for (let at = 0; at < asked; at += 1) await say(request.next().value as string);
  child.stdin.end();
  return JSON.parse(await answer) as number[];
}
