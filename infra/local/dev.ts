import { once } from 'node:events';
import { join } from 'node:path';
import { card } from './card.ts';
import { startCompanion, type Companion } from './companion.ts';
import { explain } from './plain-error.ts';
import { freePort } from './ports.ts';
import { say } from './say.ts';
import { runUntilStopped } from './session.ts';
import { ROOT, type Settings } from './settings.ts';
import { startStack, type Stack } from './stack.ts';

// The compiler prints this after every round; only one without errors triggers a restart.
const CLEAN_ROUND = /Found 0 errors/;

await runUntilStopped(async (settings, signal) => {
  const givenUp = once(signal, 'abort');
  const port = await freePort();
  let stack: Stack | undefined;
  let onCleanRound: () => void = () => undefined;
  const firstRound = new Promise<void>((resolve) => (onCleanRound = resolve));
  const compiler = startCompanion(
    ['tsc', '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
    { cwd: join(ROOT, 'backend'), onLine: (line) => CLEAN_ROUND.test(line) && onCleanRound() },
  );
  const companions: Companion[] = [compiler];
  const stop = async (): Promise<void> => {
    await Promise.all(companions.map((companion) => companion.stop()));
    await stack?.stop();
  };
  try {
    // While there are errors, no round triggers one.
    await Promise.race([firstRound, givenUp]);
    signal.throwIfAborted();
    stack = await startApi(settings, port, signal);
    onCleanRound = reloader(stack, signal);
    companions.push(startClient(settings, port));
  } catch (error) {
    await stop();
    throw error;
  }
  console.log(card(settings, process.uptime(), process.env, 'here'));
  return { stop, lost: stack.lost };
});

// The browser uses Vite at the usual URL; Vite forwards API calls to the server behind it.
function startApi(settings: Settings, port: number, signal: AbortSignal): Promise<Stack> {
  const env = { NODE_ENV: 'development', CLIENT_DIR: '', ...process.env };
  return startStack({
    settings: { ...settings, port },
    env,
    code: { server: 'dist/main.js', prepare: 'dist/prepare.js' },
    verbose: true,
    sourceMaps: true,
    signal,
    say,
  });
}

function startClient(settings: Settings, port: number): Companion {
  return startCompanion(
    ['vite', '--port', String(settings.port), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: join(ROOT, 'frontend'),
      env: { ...process.env, API_URL: `http://127.0.0.1:${port}` },
    },
  );
}

/** Restarts the server, never twice at once: a round that ends meanwhile triggers another restart. */
function reloader(stack: Stack, signal: AbortSignal): () => void {
  let wanted = false;
  let running = false;
  const reload = async (): Promise<void> => {
    running = true;
    while (wanted) {
      wanted = false;
      say('Reloading the server ...');
      await stack.prepare();
      await Promise.all([stack.services.api.restart(), stack.services.worker.restart()]);
    }
  };
  return () => {
    wanted = true;
    if (running) return;
    reload()
      // Work interrupted by a stop fails silently.
      .catch((error: unknown) => signal.aborted || console.error(explain(error)))
      .finally(() => (running = false));
  };
}
