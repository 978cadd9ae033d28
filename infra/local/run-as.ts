import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

export interface Runner {
  /** The command line that runs a command as someone PostgreSQL accepts. */
  wrap(command: string[]): string[];
  /** Hands a folder to that someone. */
  own(path: string): void;
}

const NOBODY = 65534;

// Both keep the caller's reach into private folders: a clone in /root (mode 0700) must work.
const USER_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const NOBODY_WITH_REACH = [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  // Or access(2) would not count the reach: it looks at who asks, and initdb asks it of its own programs.
  '--securebits=+no_setuid_fixup',
];

const works = ([command = '', ...args]: string[]): boolean =>
  spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;

/**
 * PostgreSQL refuses to run as root and as a user without a name. For them it runs in a user namespace
 * of its own, where files stay theirs. Where namespaces are forbidden (most containers), root runs it
 * as `nobody`. A directory that `nobody` owns is always used as `nobody`.
 */
export function databaseRunner(dir: string): Runner {
  const plain: Runner = { wrap: (command) => command, own: () => undefined };
  const root = process.getuid?.() === 0;
  if (!root && hasName()) return plain;
  const owner = statSync(dir, { throwIfNoEntry: false })?.uid;
  if (owner !== NOBODY && works(USER_NAMESPACE))
    return { ...plain, wrap: (c) => [...USER_NAMESPACE, ...c] };
  if (!root) return plain;
  return {
    wrap: (command) => [...NOBODY_WITH_REACH, ...command],
    own: (path) => chownSync(path, NOBODY, NOBODY),
  };
}

// Containers are often run with a bare number for a user.
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Prefix that ends a command when its parent dies, even by kill -9; empty where Linux is not there to do it. */
export function dyingWithParent(): string[] {
  const prefix = ['setpriv', '--pdeathsig=INT'];
  return process.platform === 'linux' && works(prefix) ? prefix : [];
}
