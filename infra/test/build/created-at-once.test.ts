import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { command } from '../command.ts';

const graph = join(import.meta.dirname, 'nest-graph.ts');
const changed = join(import.meta.dirname, 'changed-nest.ts');

const printed = async (...before: string[]): Promise<Record<string, unknown>> => {
  const { ok, output } = await command([process.execPath, ...before, graph]);
  assert.ok(ok, output);
  return JSON.parse(output) as Record<string, unknown>;
};

describe('Nest as the bundle has it, with most providers created at once', () => {
  it('creates the same, in the same order of hooks, and refuses the same', async () => {
    const [library, ours] = await Promise.all([printed(), printed('--import', changed)]);
    assert.deepEqual(ours, library);
  });
});
