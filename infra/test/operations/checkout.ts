import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/settings.ts';

/** The programs that run an installation, in a new folder; tests write the sources. */
export function makeCheckout(folder: string): void {
  for (const name of ['build', 'local', 'operate'])
    cpSync(join(ROOT, 'infra', name), join(folder, 'infra', name), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}
