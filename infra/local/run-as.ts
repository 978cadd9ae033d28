import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

export interface Runner {
  /** Wraps a command to run as a user that PostgreSQL accepts. */
  wrap(command: string[]): string[];
  /** Gives a folder to that user. */
  own(path: string): void;
}

const NOBODY = 65534;

// Both keep the caller's access to private folders, because a clone in /root (mode 0700) must work.
const USER_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const withReach = (user: number, group: number): string[] => [
  'setpriv',
  `--reuid=${user}`,
  `--regid=${group}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  // Without it, access(2), which checks the real user, would fail, and initdb calls it on its own programs.
  '--securebits=+no_setuid_fixup',
];

const works = ([command = '', ...args]: string[]): boolean =>
  spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;

/**
 * PostgreSQL refuses to run as root, and as a user without a name. Then it runs in its own user namespace, where files
 * keep their owner. Where namespaces are forbidden (most containers), root runs it as `nobody`. Root always uses the
 * directory of another user as that user: namespaces take away its reach.
 */
export function databaseRunner(dir: string): Runner {
  const plain: Runner = { wrap: (command) => command, own: () => undefined };
  const root = process.getuid?.() === 0;
  if (!root && hasName()) return plain;
  const { uid = 0, gid = 0 } = statSync(dir, { throwIfNoEntry: false }) ?? {};
  const isAnothers = root && uid !== 0;
  if (!isAnothers && works(USER_NAMESPACE))
    return { ...plain, wrap: (c) => [...USER_NAMESPACE, ...c] };
  if (!root) return plain;
  const [user, group] = isAnothers ? [uid, gid] : [NOBODY, NOBODY];
  return {
    wrap: (command) => [...withReach(user, group), ...command],
    own: (path) => chownSync(path, user, group),
  };
}

// Containers often run under a user id without a name.
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** A prefix that ends a command when its parent dies, even by kill -9; empty where Linux cannot do it. */
export function dyingWithParent(): string[] {
  const prefix = ['setpriv', '--pdeathsig=INT'];
  return process.platform === 'linux' && works(prefix) ? prefix : [];
}
