import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/settings.ts';

/** What runs an installation, in a folder of its own: its sources are for the test to write. */
export function makeCheckout(folder: string): void {
  for (const name of ['local', 'operate'])
    cpSync(join(ROOT, 'infra', name), join(folder, 'infra', name), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}
