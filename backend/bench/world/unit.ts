import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { summary } from '../harness/compare.ts';
import { measure, type Target } from '../harness/load.ts';
import { startFloor } from '../harness/processes.ts';
import type { Workbench } from './workbench.ts';

/** CPU of one bare reply of 12 KB: the unit for comparing absolute figures of other machines. */
export async function unitOf(bench: Workbench): Promise<number> {
  const file = join(bench.folder, 'unit.json');
  writeFileSync(file, JSON.stringify('x'.repeat(12_000)));
  const floor = bench.until(await startFloor('prebuilt', { BODY_FILE: file }));
  const target = unitTarget(floor);
  const readings = [];
  for (let round = 0; round < bench.load.rounds; round += 1)
    readings.push(await measure(target, bench.load));
  return summary(readings).cpu.median;
}

export function unitTarget({ url, pid }: { url: string; pid: number }): Target {
  return { name: 'bare node:http', url, roots: [pid], next: () => ({ path: '/' }) };
}
