import { makeDataDir } from './data-dir.ts';
import { lock } from './lock.ts';
import { explain, PlainError } from './plain-error.ts';
import { isFree } from './ports.ts';
import { assertRestored, finishRestore } from './put-in-place.ts';
import { say } from './say.ts';
import { readSettings, type Settings } from './settings.ts';

/** Those below are for root, where the system does not say otherwise. */
const FIRST_FREE_PORT = 1024;

export interface Running {
  stop(): Promise<void>;
  /** Resolves with the reason when it cannot continue. */
  lost: Promise<string>;
}

/**
 * Runs a launcher from start to Ctrl-C: only one per data directory, errors as one clear line, and everything started
 * is stopped in the right order, even if the signal arrives during the start. If it cannot continue, it exits with a
 * failure, so that a service manager restarts it.
 */
export async function runUntilStopped(
  start: (settings: Settings, signal: AbortSignal) => Promise<Running>,
): Promise<void> {
  let running: Promise<Running> | undefined;
  const giveUp = new AbortController();
  const leave = async (code = 0): Promise<void> => {
    if (giveUp.signal.aborted) return say('Still stopping; the database writes its last pages.');
    giveUp.abort();
    say('Stopping ...');
    // A failed start has cleaned up after itself.
    await (await running?.catch(() => undefined))?.stop();
    say('Stopped.');
    process.exit(code);
  };
  const fail = async (reason: string): Promise<void> => {
    if (giveUp.signal.aborted) return;
    console.error(`lectern  ${reason}`);
    await leave(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void leave());
  }
  try {
    const settings = readSettings(process.env);
    makeDataDir(settings.dataDir);
    await lock(settings.dataDir, settings.publicUrl);
    const replaced = finishRestore(settings.dataDir);
    if (replaced)
      say(`Did the rest of a restore that was cut off; what it replaced is in ${replaced}.`);
    assertRestored(settings.dataDir);
    if (!(await isFree(settings.port))) {
      throw new PlainError(
        settings.port < FIRST_FREE_PORT && process.getuid?.() !== 0
          ? `Port ${settings.port} is taken or needs root. Choose another: PORT=8000 make start`
          : `Port ${settings.port} is taken by another program. Choose another: PORT=${settings.port + 1} make start`,
      );
    }
    running = start(settings, giveUp.signal);
    void (await running).lost.then(fail);
  } catch (error) {
    if (giveUp.signal.aborted) return;
    console.error(`lectern  ${explain(error)}`);
    process.exit(1);
  }
}
