import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/**
 * Installs Debian packages, only as root on a Debian-like system and never with sudo. Returns the reason if it could
 * not, undefined if all are there.
 */
export function aptInstall(packages: string[]): string | undefined {
  if (process.getuid?.() !== 0) return 'installing it needs root';
  if (!onPath('apt-get')) return 'this system has no apt-get';
  console.log(`Installing ${packages.join(', ')} ...`);
  // RUNLEVEL=1 keeps the packages from starting their servers.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = (): boolean =>
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      env,
      stdio: 'ignore',
    }).status === 0;
  if (install()) return undefined;
  // Fresh images have no package lists.
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
  return install() ? undefined : `apt-get could not install ${packages.join(' ')}`;
}
