import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { command } from '../test/command.ts';
import { ROOT } from '../local/settings.ts';

// Generates docs/ops/settings.md from the settings' schema; with --check fails if the file differs.

const file = join(ROOT, 'docs/ops/settings.md');
const made = await command([process.execPath, join(ROOT, 'backend/dist/settings-reference.js')]);
if (!made.ok) throw new Error(made.output);
const page = await format(made.output, { parser: 'markdown', printWidth: 100 });
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/ops/settings.md differs from the code. Run `npm run docs:settings`.');
  process.exitCode = 1;
}
