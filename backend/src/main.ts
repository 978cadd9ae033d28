import 'reflect-metadata';
import { channel } from 'node:diagnostics_channel';
import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { takePart } from './app/first-start.js';
import { run } from './app/run.js';
import { createApp, start, stop } from './app/server.js';
import { Config } from './platform/infrastructure/config/config.js';
import { createLog } from './platform/infrastructure/logging/log.js';
import { STARTED } from './run-compiled.js';

/** After its last requests. */
const PATIENCE_MS = 25_000;

// Not awaited, because the bundle runs it as a script.
void run(async () => {
  const config = Config.read(process.env);
  const log = createLog(config);
  // Node itself would print the whole line of the bundle, which may have a hundred thousand characters.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody handles this error, so the process ends');
    process.exit(1);
  });
  const app = await createApp(config, log);
  // Until something is served, nothing is needed to end: what is half done is done again by the next start.
  let ending = (): Promise<void> => Promise.resolve();
  let leaving: Promise<void> | undefined;
  // A second signal changes nothing; an impatient operator can use SIGKILL.
  const leave = () => (leaving ??= ending().then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());
  // The launcher's end of the channel closes when the launcher dies for any reason.
  process.once('disconnect', () => void leave());
  await takePart(process.env['FIRST_START'], app, config);
  const started = start(app, config);
  // The timeout ends the process if something waits for an unavailable service, such as Redis.
  const patience = () => sleep(config.drainMs + PATIENCE_MS, undefined, { ref: false });
  ending = () => Promise.race([stop(app, config, started), patience()]);
  await started;
  if (leaving) return;
  channel(STARTED).publish(undefined);
  process.send?.('ready', undefined, undefined, () => undefined);
  flushCompileCache();
});
