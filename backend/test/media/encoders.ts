import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const DYING_MS = 3_000;

/** Encoders of this machine working below the folder; waits a moment for those about to end. */
export async function encodersOn(folder: string): Promise<string[]> {
  let found: string[] = [];
  for (let waited = 0; waited < DYING_MS; waited += 50) {
    found = await encodersNow(folder);
    if (found.length === 0) break;
    await sleep(50);
  }
  return found;
}

export async function encodersNow(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return commands.filter((line) => line.includes(folder) && line.includes('libx264'));
}
